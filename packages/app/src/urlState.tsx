import type { TableSort } from '@patunay/ui';
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import type { Location, NavigateOptions } from 'react-router-dom';

/**
 * How long after the last change the URL is replaced, in milliseconds: less than seven times a second, because Safari
 * refuses more than 100 writes in 10 seconds, which holding down a key would exceed.
 */
const writeDelay = 150;

/** Longer values stay out of the URL: servers refuse requests with long headers. In characters. */
const maxLength = 2000;

/** Parameters to change; `null` removes one. */
export type Changes = Record<string, string | null>;

interface State {
  location: Location;
  /** The query, with changes that are not in the URL yet. */
  search: string;
  /** The query before an overlay was opened whose opening is not in the URL yet. */
  searchBefore?: string;
  /** The overlay to open or close next. */
  overlay?: string;
}

interface UrlStateValue {
  search: string;
  /**
   * Changes the state. With an overlay's name, it opens the overlay, or closes it if the changes remove its parameter.
   */
  write: (changes: Changes, overlay?: string) => void;
}

const UrlStateContext = createContext<UrlStateValue>({ search: '', write: () => undefined });

function changed(search: string, changes: Changes): string {
  const params = new URLSearchParams(search);
  for (const [name, next] of Object.entries(changes)) {
    if (next === null) params.delete(name);
    else params.set(name, next);
  }
  // `?add` rather than `?add=`.
  return params.size > 0 ? `?${params}`.replace(/=(?=&|$)/g, '') : '';
}

function withoutLongValues(search: string): string {
  const long = [...new URLSearchParams(search)].filter(
    ([, value]) => encodeURIComponent(value).length > maxLength,
  );
  // Leave other queries as they are, even malformed ones.
  return long.length > 0
    ? changed(search, Object.fromEntries(long.map(([name]) => [name, null])))
    : search;
}

/** The open overlays of a location that have added a history entry, topmost last. */
const overlaysOf = ({ state }: Location): (string | undefined)[] => state?.overlays ?? [];

/** How many entries to go back to close an overlay and those above it. */
function stepsToClose(overlay: string | undefined, location: Location) {
  const overlays = overlaysOf(location);
  return overlay === undefined ? 0 : overlays.length - Math.max(0, overlays.indexOf(overlay));
}

/**
 * Keeps the current page's state in the URL's query. A change is shown at once, even while another page loads, and is
 * written to the URL soon after. Links, Back and Forward replace the state.
 */
export function UrlState({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const [state, setState] = useState<State>({ location, search: location.search });
  const { search, searchBefore, overlay } = state;
  const target = withoutLongValues(search);
  const isWritten = target === location.search;
  const isOpening = searchBefore !== undefined;
  const closing = isOpening ? undefined : overlay;
  const stepsBack = stepsToClose(closing, location);
  const isGoingBack = stepsBack > 0;

  if (location !== state.location) {
    const isSamePage = location.pathname === state.location.pathname;
    // An overlay that a link opened has no entry to go back to: once those above it are closed, it still has to be
    // closed.
    const isOnTheWay =
      stepsToClose(closing, state.location) > 0 && !overlaysOf(state.location).includes(closing);
    // Only our own writes replace an entry on the same page. What has changed since then is written next.
    const isOwn = isSamePage && (navigationType === 'REPLACE' || isWritten || isOnTheWay);
    setState({ location, search: isOwn ? search : location.search });
  }

  const flush = useEffectEvent(() => {
    const go = (to: string, options: NavigateOptions) =>
      // The browser may refuse. The next change tries again.
      Promise.resolve(navigate({ search: to }, options)).catch(() => undefined);
    const before = isOpening ? withoutLongValues(searchBefore) : target;
    if (before !== location.search) {
      void go(before, { replace: true, preventScrollReset: true, state: location.state });
    }
    if (isOpening) {
      // Keeps the page's scroll position when the overlay closes, even if that moves focus elsewhere.
      window.history.scrollRestoration = 'manual';
      const overlays = [...overlaysOf(location), overlay];
      void go(target, { preventScrollReset: true, state: { overlays } });
    }
  });

  const hasOverlays = overlaysOf(location).length > 0;
  useEffect(() => {
    if (!hasOverlays) window.history.scrollRestoration = 'auto';
  }, [hasOverlays]);

  useEffect(() => {
    if (stepsBack > 0) void navigate(-stepsBack);
  }, [stepsBack, navigate]);

  useEffect(() => {
    // During a navigation, replacing the URL would cancel it.
    if (!isIdle || isWritten || isGoingBack) return;
    const timer = setTimeout(flush, isOpening ? 0 : writeDelay);
    // A press or a focus change may lead to another page, so flush now.
    const writing = new AbortController();
    if (!isOpening) {
      window.addEventListener('pointerdown', flush, { signal: writing.signal });
      window.addEventListener('focusin', flush, { signal: writing.signal });
    }
    return () => {
      clearTimeout(timer);
      writing.abort();
    };
  }, [isIdle, isWritten, isGoingBack, isOpening, target]);

  const write = useCallback<UrlStateValue['write']>(
    (changes, name) =>
      setState((last) => {
        const next = changed(last.search, changes);
        if (next === last.search) return last;
        if (name === undefined) return { ...last, search: next };
        const searchBefore = changes[name] === null ? undefined : last.search;
        return { ...last, search: next, searchBefore, overlay: name };
      }),
    [],
  );

  return <UrlStateContext value={{ search, write }}>{children}</UrlStateContext>;
}

/** The query parameters, and a function that changes some of them without adding a history entry. */
export function useUrlParams() {
  const { search, write } = useContext(UrlStateContext);
  const change: (changes: Changes) => void = write;
  return { params: new URLSearchParams(search), write: change };
}

/**
 * The overlay that is open. Opening it adds a history entry, so that Back closes it; closing it goes back, unless a
 * link opened it.
 */
export function useUrlOverlay(name: string) {
  const { search, write } = useContext(UrlStateContext);
  return {
    value: new URLSearchParams(search).get(name),
    open: useCallback((value: string) => write({ [name]: value }, name), [name, write]),
    /** Closes it, and makes other changes at the same time. */
    close: (changes?: Changes) => write({ ...changes, [name]: null }, name),
  };
}

/** Whether something is open over the page, as `?add` says. Any value, as in `?add=1`, is ignored. */
export function useUrlSwitch(name: string): [isOn: boolean, setIsOn: (isOn: boolean) => void] {
  const { value, open, close } = useUrlOverlay(name);
  return [value === '', (isOn) => (isOn ? open('') : close())];
}

/** Returns a function that returns the URL of the page with some parameters changed. */
export function useCurrentUrl() {
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
  return [choice, (next) => write({ [name]: next === fallback ? null : next })];
}

/** An integer from 1 to `max`; undefined for anything else. */
export const numberOf = (text: string | null, max: number) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** An integer from 1 to `max` that is kept in the URL; 1 is omitted. */
export function useUrlNumber(name: string, max: number): [number, (value: number) => void] {
  const { params, write } = useUrlParams();
  return [
    numberOf(params.get(name), max) ?? 1,
    (next) => write({ [name]: next === 1 ? null : String(next) }),
  ];
}

/** A table's sort in the URL: a column's id, prefixed with a minus for descending. Tables ignore unknown ids. */
export function useUrlSort(): [TableSort | null, (sort: TableSort | null) => void] {
  const { params, write } = useUrlParams();
  const value = params.get('sort') ?? '';
  const column = value.replace(/^-/, '');
  const direction = value.startsWith('-') ? 'descending' : 'ascending';
  return [
    column ? { column, direction } : null,
    (next) => write({ sort: next && (next.direction === 'descending' ? '-' : '') + next.column }),
  ];
}

/** A single-line text in the URL, unless it is very long. */
export function useUrlText(name: string): [string, (text: string) => void] {
  const { params, write } = useUrlParams();
  // As text fields do, so that the text used is the text shown.
  const text = params.get(name)?.replace(/[\r\n]/g, '') ?? '';
  return [text, (next) => write({ [name]: next || null })];
}
