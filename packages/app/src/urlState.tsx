import type { TableSort } from '@patunay/ui';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
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

/** Time before an overlay that has opened is in the URL, so that it is painted first. In milliseconds. */
const openingInterval = 100;

/** Time before a write that the browser has refused is repeated, in milliseconds. */
const retryInterval = 5000;

/** Longer values stay out of the URL: servers refuse requests with long headers. In characters. */
const maxLength = 2000;

/** Parameters to change; `null` removes one. */
export type Changes = Record<string, string | null>;

/**
 * Parameters that open something over the page. Opening it adds a history entry, so that Back closes it; closing it goes
 * back to the entry before, unless a link opened it.
 */
const overlays = ['document', 'add', 'shortcuts'] as const;

type Overlay = (typeof overlays)[number];

interface State {
  location: Location;
  /** The query, with changes that are not in the URL yet. */
  search: string;
  /** The query as it was before the last overlay opened: what to go back to. */
  beneath: string;
  /** How many views have been opened by navigation. Opening and closing an overlay does not count. */
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

/** `?add` rather than `?add=`. */
const searchOf = (params: URLSearchParams) =>
  params.size > 0 ? `?${params}`.replace(/=(?=&|$)/g, '') : '';

function changed(search: string, changes: Changes): string {
  const params = new URLSearchParams(search);
  for (const [name, next] of Object.entries(changes)) {
    if (next === null) params.delete(name);
    else params.set(name, next);
  }
  return searchOf(params);
}

/** The overlays that a query opens, as `name=value`, and its other parameters. */
function partsOf(search: string) {
  const params = new URLSearchParams(search);
  const open = overlays.flatMap((name) =>
    params.has(name) ? [`${name}=${params.get(name)}`] : [],
  );
  for (const name of overlays) params.delete(name);
  return { open, rest: params.toString() };
}

/** The name of an overlay that is open in one query and not in the other. */
function overlayOnlyIn(search: string, other: string): Overlay | undefined {
  const { open } = partsOf(other);
  const added = partsOf(search).open.find((overlay) => !open.includes(overlay));
  return overlays.find((name) => added?.startsWith(`${name}=`));
}

/** Whether an overlay was opened or closed, and nothing else changed. */
function isSameBeneath(search: string, other: string) {
  const [one, two] = [partsOf(search), partsOf(other)];
  return one.rest === two.rest && one.open.join() !== two.open.join();
}

const isSameQuery = (search: string, other: string) =>
  String(new URLSearchParams(search)) === String(new URLSearchParams(other));

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
    beneath: '',
    opened: 0,
    isTyping: false,
    written: null,
  });
  const [lastWrite, setLastWrite] = useState({ time: 0, wasRefused: false });
  // Pages are prerendered without a query, so hydrate without it, then re-render with it.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const { search, isTyping } = state;
  // Compared first, because a query that nobody has changed stays as it is, even if it is malformed.
  const target = search === location.search ? search : withoutLongValues(search);

  const opening = overlayOnlyIn(target, location.search);
  const closing = overlayOnlyIn(location.search, target);

  if (location !== state.location) {
    const isSamePath = location.pathname === state.location.pathname;
    const isOwnWrite =
      isSamePath && state.written !== null && isSameQuery(location.search, state.written);
    const isSameView = isSamePath && isSameBeneath(location.search, state.search);
    const opened = state.opened + (isSameView ? 0 : 1);
    const navigated = { search: location.search, opened, isTyping: false };
    setState({ ...state, ...(!isOwnWrite && navigated), location, written: null });
  }

  /** The query of the last write in this history entry. */
  const stepTo = useRef<string>(null);
  useEffect(() => {
    stepTo.current = null;
  }, [location]);

  const write = useEffectEvent(async () => {
    const isBack = !opening && closing !== undefined && location.state?.overlay === closing;
    // What changed just before the overlay opened belongs to the entry before.
    const beneath = withoutLongValues(state.beneath);
    const next = opening && beneath !== location.search ? beneath : target;
    const isPush = opening && next === target;
    // It takes a moment, in which focus may move several times.
    if ((isBack || isPush) && stepTo.current === next) return;
    stepTo.current = next;
    const time = performance.now();
    setState((last) => ({ ...last, written: next }));
    try {
      if (isBack) await navigate(-1);
      else {
        await navigate(
          { search: next },
          {
            replace: !isPush,
            preventScrollReset: true,
            state: isPush ? { overlay: opening } : location.state,
          },
        );
      }
      setLastWrite({ time, wasRefused: false });
    } catch {
      stepTo.current = null;
      setState((last) => ({ ...last, written: null }));
      setLastWrite({ time, wasRefused: true });
    }
  });

  const isOpening = opening !== undefined;
  const isClosing = !isOpening && closing !== undefined;
  useEffect(() => {
    // During a navigation, replacing the URL would cancel it.
    if (!isIdle || target === location.search) return;
    const { time, wasRefused } = lastWrite;
    if (isClosing && !wasRefused) {
      // Not later, or going back could cancel the navigation of a link.
      queueMicrotask(write);
      return;
    }
    const interval = wasRefused ? retryInterval : isOpening ? openingInterval : writeInterval;
    const since = isTyping || isOpening ? performance.now() : time;
    const timer = setTimeout(write, since + interval - performance.now());
    const writing = new AbortController();
    // A click or another focused element may lead to another page, so don't wait any longer.
    for (const type of ['pointerdown', 'focusin']) {
      window.addEventListener(type, write, { signal: writing.signal });
    }
    return () => {
      clearTimeout(timer);
      writing.abort();
    };
  }, [isIdle, target, location, isTyping, lastWrite, isOpening, isClosing]);

  const change = useCallback<UrlStateValue['change']>(
    (changes, typed = false) =>
      setState((last) => {
        const search = changed(last.search, changes(new URLSearchParams(last.search)));
        if (search === last.search) return last;
        const beneath = overlayOnlyIn(search, last.search) ? last.search : last.beneath;
        return { ...last, search, beneath, isTyping: typed };
      }),
    [],
  );

  const value: UrlStateValue = {
    search: isHydrated ? search : '',
    opened: isHydrated ? state.opened : -1,
    change,
  };
  return <UrlStateContext value={value}>{children}</UrlStateContext>;
}

/**
 * The query parameters, and a function that replaces some of them: without a new history entry, unless something opens
 * over the page.
 */
export function useUrlParams() {
  const { search, opened, change } = useContext(UrlStateContext);
  /** `changes` gets the current parameters and returns those to change; `null` removes a parameter. */
  const write: (changes: (params: URLSearchParams) => Changes) => void = change;
  return {
    params: new URLSearchParams(search),
    /** Differs after each navigation, and after hydration, but not after `write`. */
    opened,
    write,
  };
}

/** Whether something is open over the page, as `?add` says. Any value, as in `?add=1`, is ignored. */
export function useUrlOverlay(
  name: Exclude<Overlay, 'document'>,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { params, write } = useUrlParams();
  return [params.get(name) === '', (isOpen) => write(() => ({ [name]: isOpen ? '' : null }))];
}

/** Returns a function that returns the URL of the page with some parameters changed. */
export function useAddress() {
  const { search } = useContext(UrlStateContext);
  return (changes: Changes) => {
    const url = new URL(window.location.href);
    url.hash = '';
    url.search = withoutLongValues(changed(search, changes));
    return url.href;
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

/** A table's sort that is kept in the URL: a column's id, prefixed with a minus for descending. Tables ignore unknown ids. */
export function useUrlSort(): [TableSort | null, (sort: TableSort | null) => void] {
  const { params, write } = useUrlParams();
  const value = params.get('sort') ?? '';
  const column = value.replace(/^-/, '');
  const direction = value.startsWith('-') ? 'descending' : 'ascending';
  return [
    column ? { column, direction } : null,
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
