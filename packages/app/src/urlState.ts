import type { TableSort } from '@patunay/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useRouter } from './shell/useRouter';

/** Debounce for writing typed text to the URL, in milliseconds. */
const writeDelay = 250;

const neverChanges = () => () => undefined;

/** The query parameters, and a function that replaces some of them in the URL. */
export function useUrlParams() {
  const router = useRouter();
  const { search, key } = useLocation();
  // Pages are prerendered without a query, so hydrate without it, then re-render with it.
  const shownSearch = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  return {
    params: new URLSearchParams(shownSearch),
    /** Whether the router is idle and still at the rendered location. */
    isCurrent: () => router.state.location.key === key && router.state.navigation.state === 'idle',
    /**
     * Replaces the history entry. `change` gets the current parameters and returns those to change; `null` removes a
     * parameter.
     */
    write(change: (params: URLSearchParams) => Record<string, string | null>) {
      const { location, navigation } = router.state;
      // During a navigation, replacing the URL would cancel it.
      if (navigation.state !== 'idle') return;
      // Use the router's location, which includes earlier writes from the same event, not the rendered one.
      const params = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(change(params))) {
        if (value === null) params.delete(name);
        else params.set(name, value);
      }
      const options = { replace: true, preventScrollReset: true, state: location.state };
      void router.navigate({ search: params.toString() }, options);
    },
  };
}

/** One query parameter. */
function useUrlParam(name: string) {
  const { params, isCurrent, write } = useUrlParams();
  return {
    /** Empty if the parameter is missing. */
    value: params.get(name) ?? '',
    isCurrent,
    /** `null` removes the parameter. */
    write: (value: string | null) => write(() => ({ [name]: value })),
  };
}

/**
 * A choice that is kept in the URL, so that it can be shared. Unknown values in the URL are ignored, and the URL omits
 * `fallback`.
 */
export function useUrlChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const { value, write } = useUrlParam(name);
  const choice = values.find((candidate) => candidate === value) ?? fallback;
  return [choice, (next) => write(next === fallback ? null : next)];
}

/** An integer from 1 to `max` that is kept in the URL; 1 is omitted. */
export function useUrlNumber(name: string, max: number): [number, (value: number) => void] {
  const { value, write } = useUrlParam(name);
  const isValid = /^[1-9]\d{0,8}$/.test(value) && Number(value) <= max;
  return [isValid ? Number(value) : 1, (next) => write(next === 1 ? null : String(next))];
}

/** A table's sort that is kept in the URL: a column's id, prefixed with a minus for descending. */
export function useUrlSort(
  columns: readonly string[],
): [TableSort | null, (sort: TableSort | null) => void] {
  const { value, write } = useUrlParam('sort');
  const column = value.replace(/^-/, '');
  const direction = value.startsWith('-') ? 'descending' : 'ascending';
  return [
    columns.includes(column) ? { column, direction } : null,
    (next) => write(next ? (next.direction === 'descending' ? '-' : '') + next.column : null),
  ];
}

/** Text kept in the URL. */
export function useUrlText(name: string) {
  const { value, write, isCurrent } = useUrlParam(name);
  const location = useLocation();
  const navigationType = useNavigationType();
  const [lastLocation, setLastLocation] = useState(location);
  const [typed, setTyped] = useState<string>();

  // Writes by these hooks replace the URL. After any other navigation, take the text from the URL.
  if (location !== lastLocation) {
    setLastLocation(location);
    if (navigationType !== 'REPLACE') setTyped(undefined);
  }

  const flush = () => {
    if (typed !== undefined && typed !== value) write(typed || null);
  };
  const flushIfCurrent = useEffectEvent(() => isCurrent() && flush());

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(flushIfCurrent, writeDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: typed ?? value,
    /** Updates the text immediately, and the URL after a debounce. */
    setText: setTyped,
    /** Writes the text to the URL immediately. Call it on blur: navigation discards unwritten text. */
    flush,
  };
}
