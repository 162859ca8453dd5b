import type { TableSort } from '@patunay/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** How long typing pauses before the address follows, in milliseconds. */
const writeDelayMs = 250;

/**
 * What was written last, and at which location: the object, as keys repeat themselves. The router gives
 * each writer the parameters of its last render: of two writes in a row (leaving the search for a column's
 * head) the second would undo the first.
 */
let lastWrite: { location: Location; params: URLSearchParams } | undefined;

/** Writes one parameter of the address in place, without a new entry in the history; an empty value removes it. */
function useWriteParam(name: string) {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  return (value: string) => {
    const next = new URLSearchParams(lastWrite?.location === location ? lastWrite.params : params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    lastWrite = { location, params: next };
    setParams(next, { replace: true, preventScrollReset: true });
  };
}

/**
 * A choice that is kept in the address, so that it can be sent as a link.
 * A value in the address that is none of `values` is ignored; `fallback` stands for none.
 */
export function useUrlChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const [params] = useSearchParams();
  const write = useWriteParam(name);
  const value = values.find((candidate) => candidate === params.get(name)) ?? fallback;
  return [value, (next) => write(next === fallback ? '' : next)];
}

/** A whole number from 1 to `max` that is kept in the address; anything else there is ignored, and 1 stands for none. */
export function useUrlNumber(name: string, max: number): [number, (value: number) => void] {
  const values = Array.from({ length: max }, (_, index) => String(index + 1));
  const [value, write] = useUrlChoice(name, values, '1');
  return [Number(value), (next) => write(String(next))];
}

/**
 * A table's sorting that is kept in the address: a column's id, behind a minus for descending.
 * A column that is none of `columns` is ignored, and the table keeps the order of its rows.
 */
export function useUrlSort(
  columns: readonly string[],
): [TableSort | undefined, (sort: TableSort | undefined) => void] {
  const values = columns.flatMap((column) => [column, `-${column}`]);
  const [value, write] = useUrlChoice('sort', values, '');
  const sort: TableSort | undefined =
    value === ''
      ? undefined
      : {
          column: value.replace(/^-/, ''),
          direction: value.startsWith('-') ? 'descending' : 'ascending',
        };
  return [
    sort,
    (next) => write(next ? (next.direction === 'descending' ? '-' : '') + next.column : ''),
  ];
}

interface UrlText {
  text: string;
  /** Takes a new text at once; the address follows when typing pauses. */
  setText: (text: string) => void;
  /** Writes what is pending to the address now, before the page is left. */
  flush: () => void;
}

/** A text that is kept in the address. */
export function useUrlText(name: string): UrlText {
  const [params] = useSearchParams();
  const write = useWriteParam(name);
  const inAddress = params.get(name) ?? '';
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  const [text, setText] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed by another hand than ours: by Back, Forward or a link.
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== written) {
      setText(inAddress);
      setWritten(inAddress);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const save = (value: string) => {
    clearTimeout(timer.current);
    if (value === inAddress) return;
    setWritten(value);
    write(value);
  };

  return {
    text,
    setText: (value) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(value), writeDelayMs);
    },
    flush: () => save(text),
  };
}
