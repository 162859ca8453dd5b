import { generateClients } from '@patunay/fixtures';
import { useDeferredValue, useMemo, useState } from 'react';
import { ClientTable } from '../../patterns/ClientTable';
import { SearchField } from '../SearchField';
export default { title: 'zz/Perf' };
const href = (c: { id: string }) => '#' + c.id;
function Perf({ n }: { n: number }) {
  const all = useMemo(() => generateClients(n), [n]);
  const [v, setV] = useState('');
  const [sort, setSort] = useState<any>();
  const d = useDeferredValue(v);
  const clients = useMemo(
    () => all.filter((c) => c.name.toLowerCase().includes(d.toLowerCase())),
    [all, d],
  );
  return (
    <>
      <SearchField label="Search" value={v} onValueChange={setV} />
      <ClientTable clients={clients} clientHref={href} sort={sort} onSortChange={setSort} />
    </>
  );
}
export const N553 = { render: () => <Perf n={553} /> };
export const N10000 = { render: () => <Perf n={10000} /> };
