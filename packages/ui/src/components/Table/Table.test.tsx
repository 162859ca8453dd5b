import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../stories/mount';
import { Table } from './Table';

interface Row {
  id: number;
}

const columns = [{ id: 'id', header: 'ID', cell: ({ id }: Row) => id }];
const rowKey = ({ id }: Row) => id;
const rowsFrom = (first: number) =>
  Array.from({ length: 60 }, (_, index) => ({ id: first + index }));

test('new rows fill the window at once, with the smallest text as well', async () => {
  let gap = Infinity;
  function Page({ rows }: { rows: readonly Row[] }) {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const last = ref.current!.querySelector('tbody > :last-child')!;
      gap = window.innerHeight - last.getBoundingClientRect().bottom;
    }, [rows]);
    return (
      <div ref={ref} style={{ inlineSize: 1280 }}>
        <Table label="Numbers" stack="tablet" columns={columns} rows={rows} rowKey={rowKey} />
      </div>
    );
  }
  const { render } = await mount(<Page rows={rowsFrom(0)} />);
  await render(<Page rows={rowsFrom(100)} />);
  expect(gap).toBeLessThanOrEqual(0);
});
