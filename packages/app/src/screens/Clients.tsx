import { clients as sampleClients, documentTypes } from '@patunay/fixtures';
import type { Client, NewClient } from '@patunay/fixtures';
import {
  Button,
  ClientTable,
  EmptyState,
  PageHeader,
  SearchField,
  Stack,
  useLazy,
} from '@patunay/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { clientPath, dashboardCrumb } from '../paths';
import { prefetch } from '../shell/prefetch';
import { useToast } from '../shell/toast';
import { useUrlSort, useUrlText } from '../urlState';
import { filterClients } from './filterClients';

const loadAddClientDialog = () => import('./AddClientDialog');

/** From here on a typed letter does not wait for the rows that it leaves. Fewer rows come with it, and sooner. */
const longList = 1000;

const sortable = ['id', 'name', 'documentsCount', 'needsReviewCount', 'lastActivity'] as const;

/** `/clients`: all clients, searched by name, and the dialog that adds one. The route has the sample; a bench has more. */
export function Component({ clients = sampleClients }: { clients?: readonly Client[] }) {
  const renderDialog = useLazy(loadAddClientDialog);
  const showToast = useToast();
  const searchInput = useRef<HTMLInputElement>(null);
  const search = useUrlText('q');
  const [sort, setSort] = useUrlSort(sortable);
  const [isAdding, setIsAdding] = useState(false);
  const [wasAdding, setWasAdding] = useState(false);
  const deferredText = useDeferredValue(search.text);
  const query = clients.length < longList ? search.text : deferredText;
  const found = useMemo(() => filterClients(clients, query), [clients, query]);

  const clearSearch = () => {
    search.setText('');
    // The button is gone with the empty table, and the focus would be with it.
    searchInput.current?.focus();
  };

  const openDialog = () => {
    setWasAdding(true);
    setIsAdding(true);
  };

  const addClient = ({ name, type, documentType, file }: NewClient) => {
    const data = {
      name,
      type,
      documentType,
      file: { name: file.name, size: file.size, type: file.type },
    };
    // The file's name once more: a console folds up what is within an object.
    console.log('Add client', data, file.name);
    setIsAdding(false);
    showToast('Sample only: the client was not saved', 'neutral');
  };

  return (
    <Stack gap="5">
      <PageHeader
        breadcrumb={[dashboardCrumb, { label: 'Clients' }]}
        title="Clients"
        actions={
          <Button
            variant="primary"
            onClick={openDialog}
            onPointerEnter={() => prefetch(loadAddClientDialog)}
            onFocus={() => prefetch(loadAddClientDialog)}
          >
            Add Client
          </Button>
        }
      />
      <SearchField
        inputRef={searchInput}
        label="Search clients by name"
        placeholder="Search clients by name"
        value={search.text}
        onValueChange={search.setText}
        onBlur={search.flush}
        resultText={`${found.length} of ${clients.length} clients`}
      />
      <ClientTable
        data-depends-on-url
        clients={found}
        clientHref={clientPath}
        sort={sort}
        onSortChange={setSort}
        empty={
          <EmptyState
            title="No clients match your search"
            action={<Button onClick={clearSearch}>Clear search</Button>}
          >
            No client’s name contains “{query}”.
          </EmptyState>
        }
      />
      {wasAdding &&
        renderDialog({
          open: isAdding,
          onOpenChange: setIsAdding,
          documentTypes,
          onSubmit: addClient,
        })}
    </Stack>
  );
}
