import type { Client } from '@patunay/fixtures';
import { useState } from 'react';

/** A minimal search over a table: an input and rows of text, nothing deferred or memoized. */
export function PlainTable({ clients }: { clients: readonly Client[] }) {
  const [query, setQuery] = useState('');
  const found = clients.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <input aria-label="Search" type="search" onChange={(event) => setQuery(event.target.value)} />
      <table>
        <tbody>
          {found.map((client) => (
            <tr key={client.id}>
              {Object.values(client).map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A minimal navigation: a button that changes the heading. */
export function PlainHeading() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1 data-count={count}>Page {count}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
    </>
  );
}
