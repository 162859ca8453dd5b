/**
 * The browser operations that the cross-browser tests need and all three automation libraries support. Elements are
 * passed as CSS selectors: {@link Tour} finds them by role and name and marks them.
 */
export interface Driver {
  open: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns its JSON value; `args` is an array in scope. */
  run: <Value>(body: string, ...args: unknown[]) => Promise<Value>;
  click: (selector: string) => Promise<void>;
  /** Presses the mouse button over an element, until `release`. */
  hold: (selector: string) => Promise<void>;
  release: () => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses a key by its name, such as `Tab` or `ArrowRight`. */
  press: (key: string) => Promise<void>;
  /** Presses a key while Control is held. */
  pressWithControl: (key: string) => Promise<void>;
  setFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  setSize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

interface LaunchOptions {
  colorScheme: 'light' | 'dark';
}

export interface Engine {
  name: string;
  /** Why the engine cannot run on this machine, in one sentence; undefined if it can. */
  missing: () => string | undefined;
  launch: (options: LaunchOptions) => Promise<Driver>;
}
