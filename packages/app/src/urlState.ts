import type { TableSort } from '@patunay/ui';
import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

/** How long typing pauses before the URL follows, in milliseconds. */
const writeDelay = 250;

const neverChanges = () => () => undefined;

/** One parameter of the query, and a function that replaces it in the URL. */
function useUrlParam(name: string) {
  const { router } = useContext(DataRouterContext)!;
  const { search, key } = useLocation();
  // A page is prerendered without a query: it hydrates as such, and renders with the query right after that.
  const shownSearch = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  return {
    value: new URLSearchParams(shownSearch).get(name) ?? '',
    /** Whether the router is still where this was rendered, and not on its way to another page. */
    isCurrent: () => router.state.location.key === key && router.state.navigation.state === 'idle',
    /** Without a new history entry; an empty value removes the parameter. */
    write(value: string) {
      const { location, navigation } = router.state;
      // Replacing the URL would cancel the navigation.
      if (navigation.state !== 'idle') return;
      // The router's location, not the rendered one: it already has what was written before in the same event.
      const params = new URLSearchParams(location.search);
      if (value === '') params.delete(name);
      else params.set(name, value);
      const options = { replace: true, preventScrollReset: true, state: location.state };
      void router.navigate({ search: params.toString() }, options);
    },
  };
}

/**
 * A choice that is kept in the URL, so that it can be sent as a link.
 * Any other value in the URL is ignored; `fallback` is left out of it.
 */
export function useUrlChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const { value, write } = useUrlParam(name);
  const choice = values.find((candidate) => candidate === value) ?? fallback;
  return [choice, (next) => write(next === fallback ? '' : next)];
}

/** A whole number from 1 to `max` that is kept in the URL; 1 is left out of it. */
export function useUrlNumber(name: string, max: number): [number, (value: number) => void] {
  const { value, write } = useUrlParam(name);
  const isValid = /^[1-9]\d{0,8}$/.test(value) && Number(value) <= max;
  return [isValid ? Number(value) : 1, (next) => write(next === 1 ? '' : String(next))];
}

/** A table's sort that is kept in the URL: a column's id, after a minus for descending. */
export function useUrlSort(
  columns: readonly string[],
): [TableSort | undefined, (sort: TableSort | undefined) => void] {
  const { value, write } = useUrlParam('sort');
  const column = value.replace(/^-/, '');
  const direction = value.startsWith('-') ? 'descending' : 'ascending';
  return [
    columns.includes(column) ? { column, direction } : undefined,
    (next) => write(next ? (next.direction === 'descending' ? '-' : '') + next.column : ''),
  ];
}

/** A text that is kept in the URL. */
export function useUrlText(name: string) {
  const { value, write, isCurrent } = useUrlParam(name);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [lastLocation, setLastLocation] = useState(location);
  const [typed, setTyped] = useState<string>();

  // Our own writes replace the URL. Any other navigation brings a text of its own.
  if (location !== lastLocation) {
    setLastLocation(location);
    if (navigationType !== 'REPLACE') setTyped(undefined);
  }

  const flush = () => {
    if (typed !== undefined && typed !== value) write(typed);
  };
  const flushIfCurrent = useEffectEvent(() => isCurrent() && flush());

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(flushIfCurrent, writeDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: typed ?? value,
    /** Takes a new text at once; the URL follows when typing pauses. */
    setText: setTyped,
    /** Writes the text to the URL now, before the page is left. */
    flush,
  };
}
