import { clients, documentTypes } from '@patunay/fixtures';
import type { Client, NewClient } from '@patunay/fixtures';
import {
  AddClientDialog,
  Button,
  ClientTable,
  EmptyState,
  PageHeader,
  SearchField,
  Stack,
  searchClients,
  tablePageCount,
} from '@patunay/ui';
import { useMemo, useRef } from 'react';
import { headerOf } from '../pages';
import { clientPath } from '../paths';
import { useToast } from '../shell/toast';
import { useUrlNumber, useUrlSort, useUrlSwitch, useUrlText } from '../urlState';

/** The Add Client button and its dialog. A component of its own, so that opening the dialog does not render the table. */
function AddClient() {
  const showToast = useToast();
  const [isOpen, setIsOpen] = useUrlSwitch('add');

  const addClient = ({ name, type, documentType, file }: NewClient) => {
    const data = {
      name,
      type,
      documentType,
      file: { name: file.name, size: file.size, type: file.type },
    };
    // Log the file name separately: consoles collapse nested objects.
    console.log('Add client', data, file.name);
    showToast('Sample only: the client was not saved', 'neutral');
  };

  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Add Client
      </Button>
      <AddClientDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        documentTypes={documentTypes}
        onClientAdd={addClient}
      />
    </>
  );
}

/** Clients, a search by name, and the Add Client dialog. */
export function Clients({ clients }: { clients: readonly Client[] }) {
  const searchInput = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const find = useMemo(() => searchClients(clients), [clients]);
  const found = useMemo(() => find(search), [find, search]);
  const [page, setPage] = useUrlNumber('page', tablePageCount(found.length));

  const searchFor = (text: string) => {
    setSearch(text);
    // Even if page 1 is shown already: the URL may name a page that only another search has.
    setPage(1);
  };

  const clearSearch = () => {
    searchFor('');
    // The clear button unmounts together with the empty state, so focus would be lost.
    searchInput.current?.focus();
  };

  return (
    <Stack gap="5">
      <PageHeader {...headerOf('Clients')} actions={<AddClient />} />
      <SearchField
        ref={searchInput}
        label="Search clients by name"
        placeholder="Search clients by name"
        value={search}
        onValueChange={searchFor}
        resultText={`${found.length} of ${clients.length} clients`}
      />
      <ClientTable
        clients={found}
        clientHref={clientPath}
        sort={sort}
        onSortChange={setSort}
        page={page}
        onPageChange={setPage}
        empty={
          search === '' ? undefined : (
            <EmptyState
              title="No clients match your search"
              action={<Button onClick={clearSearch}>Clear search</Button>}
            >
              {`No client’s name contains “${search}”.`}
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}

/** `/clients`: the sample clients. */
export function Component() {
  return <Clients clients={clients} />;
}
