import type { TableSort } from '@patunay/ui';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/**
 * Time between two writes to the URL, in milliseconds. Safari refuses more than 100 in 30 seconds, which holding down a
 * key would exceed.
 */
const writeInterval = 350;

/** Time before a write that the browser has refused is repeated, in milliseconds. */
const retryInterval = 5000;

/** Longer values stay out of the URL: servers refuse requests with long headers. In characters. */
const maxLength = 2000;

type Changes = Record<string, string | null>;

interface State {
  location: Location;
  /** The query, with changes that are not in the URL yet. */
  search: string;
  /** How many views have been opened by navigation. */
  opened: number;
  /** Whether the last change was typed: the URL then waits for the next letter. */
  isTyping: boolean;
  /** The query that is being written to the URL. */
  written: string | null;
}

interface UrlStateValue {
  search: string;
  opened: number;
  change: (changes: (params: URLSearchParams) => Changes, isTyping?: boolean) => void;
}

const UrlStateContext = createContext<UrlStateValue>({
  search: '',
  opened: 0,
  change: () => undefined,
});

const searchOf = (params: URLSearchParams) => (params.size > 0 ? `?${params}` : '');

function withoutLongValues(search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [...params]) {
    if (encodeURIComponent(value).length > maxLength) params.delete(name);
  }
  return searchOf(params);
}

const neverChanges = () => () => undefined;

/**
 * Holds the state of the current page that is kept in the URL's query. A change is shown at once, also while another
 * page loads, and the URL follows. Following a link, Back and Forward replace the state.
 */
export function UrlState({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const [state, setState] = useState<State>({
    location,
    search: location.search,
    opened: 0,
    isTyping: false,
    written: null,
  });
  const [lastWrite, setLastWrite] = useState({ time: 0, interval: writeInterval });
  // Pages are prerendered without a query, so hydrate without it, then re-render with it.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const { search, isTyping } = state;
  // Compared first, because a query that nobody has changed stays as it is, even if it is malformed.
  const target = search === location.search ? search : withoutLongValues(search);

  if (location !== state.location) {
    const isOwnWrite =
      location.search === state.written && location.pathname === state.location.pathname;
    const opened = { search: location.search, opened: state.opened + 1, isTyping: false };
    setState({ ...state, ...(!isOwnWrite && opened), location, written: null });
  }

  const write = useEffectEvent(async () => {
    const time = performance.now();
    setState((last) => ({ ...last, written: target }));
    const options = { replace: true, preventScrollReset: true, state: location.state };
    try {
      await navigate({ search: target }, options);
      setLastWrite({ time, interval: writeInterval });
    } catch {
      setState((last) => ({ ...last, written: null }));
      setLastWrite({ time, interval: retryInterval });
    }
  });

  useEffect(() => {
    // During a navigation, replacing the URL would cancel it.
    if (!isIdle || target === location.search) return;
    const since = isTyping ? performance.now() : lastWrite.time;
    const timer = setTimeout(write, since + lastWrite.interval - performance.now());
    const writing = new AbortController();
    // A click or another focused element may lead to another page, so don't wait any longer.
    for (const type of ['pointerdown', 'focusin']) {
      window.addEventListener(type, write, { signal: writing.signal });
    }
    return () => {
      clearTimeout(timer);
      writing.abort();
    };
  }, [isIdle, target, location, isTyping, lastWrite]);

  const value: UrlStateValue = {
    search: isHydrated ? search : '',
    opened: isHydrated ? state.opened : -1,
    change: (changes, typed = false) =>
      setState((last) => {
        const params = new URLSearchParams(last.search);
        for (const [name, next] of Object.entries(changes(params))) {
          if (next === null) params.delete(name);
          else params.set(name, next);
        }
        return { ...last, search: searchOf(params), isTyping: typed };
      }),
  };
  return <UrlStateContext value={value}>{children}</UrlStateContext>;
}

/** The query parameters, and a function that replaces some of them, without a new history entry. */
export function useUrlParams() {
  const { search, opened, change } = useContext(UrlStateContext);
  return {
    params: new URLSearchParams(search),
    /** Differs after each navigation, and after hydration, but not after `write`. */
    opened,
    /** `changes` gets the current parameters and returns those to change; `null` removes a parameter. */
    write: (changes: (params: URLSearchParams) => Changes) => change(changes),
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
  const { params, write } = useUrlParams();
  const value = params.get(name);
  const choice = values.find((candidate) => candidate === value) ?? fallback;
  return [choice, (next) => write(() => ({ [name]: next === fallback ? null : next }))];
}

/** An integer from 1 to `max` that is kept in the URL; 1 is omitted. */
export function useUrlNumber(name: string, max: number): [number, (value: number) => void] {
  const { params, write } = useUrlParams();
  const value = params.get(name) ?? '';
  const isValid = /^[1-9]\d{0,8}$/.test(value) && Number(value) <= max;
  return [
    isValid ? Number(value) : 1,
    (next) => write(() => ({ [name]: next === 1 ? null : String(next) })),
  ];
}

/** A table's sort that is kept in the URL: a column's id, prefixed with a minus for descending. */
export function useUrlSort(
  columns: readonly string[],
): [TableSort | null, (sort: TableSort | null) => void] {
  const { params, write } = useUrlParams();
  const value = params.get('sort') ?? '';
  const column = value.replace(/^-/, '');
  const direction = value.startsWith('-') ? 'descending' : 'ascending';
  return [
    columns.includes(column) ? { column, direction } : null,
    (next) =>
      write(() => ({ sort: next && (next.direction === 'descending' ? '-' : '') + next.column })),
  ];
}

/** Text that is kept in the URL, unless it is very long. */
export function useUrlText(name: string): [string, (text: string) => void] {
  const { search, change } = useContext(UrlStateContext);
  const text = new URLSearchParams(search).get(name) ?? '';
  // The URL follows when no further letter is typed.
  return [text, (next) => change(() => ({ [name]: next || null }), true)];
}
