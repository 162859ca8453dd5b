'use client';

import { Alert, Badge, Button, Dialog, Link, Table, TextField } from '@patunay/ui';
import type { TableColumn } from '@patunay/ui';

interface Client {
  id: string;
  name: string;
  documents: number;
}

const clients: Client[] = [
  { id: 'CL-1', name: 'Maria Santos', documents: 3 },
  { id: 'CL-2', name: 'Jose Reyes', documents: 5 },
];

const columns: TableColumn<Client>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    sortable: true,
    width: 'value',
    place: 'title',
  },
  { id: 'documents', header: 'Documents', value: ({ documents }) => documents, align: 'end' },
];

const idOf = ({ id }: Client) => id;

export function Showcase() {
  return (
    <main>
      <Alert tone="danger" message="The file is damaged." />
      <Badge tone="success">Approved</Badge>
      <TextField label="Name" name="name" hint="As on the document." />
      <Link href="#clients">Clients</Link>
      <Button variant="primary">Add Client</Button>
      <Table label="Clients" columns={columns} rows={clients} rowKey={idOf} />
      <Dialog title="Add Client" trigger={<Button>Open</Button>}>
        It opens.
      </Dialog>
    </main>
  );
}
