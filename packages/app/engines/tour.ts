import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect } from 'vitest';
import type { Driver } from './driver';

const require = createRequire(import.meta.url);
const testingLibrary = require.resolve('@testing-library/dom/package.json');

/** Testing Library's queries, because the automation libraries' own role selectors differ or are missing. */
const queries = readFileSync(
  resolve(dirname(testingLibrary), JSON.parse(readFileSync(testingLibrary, 'utf8'))['umd:main']),
  'utf8',
);

const timeout = { timeout: 15_000, interval: 100 };

/** Drives the built app through a {@link Driver}. Finds elements by role and accessible name. */
export class Tour {
  readonly driver: Driver;
  private readonly origin: string;
  private marks = 0;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  async open(path: string) {
    await this.driver.open(this.origin + path);
    // Keys and clicks are lost before hydration, for which not every driver waits.
    await this.until(
      `return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps$')) || location.pathname === '/'`,
      true,
    );
  }

  /** Runs the body of a function in the page; `args` and Testing Library's `screen` and `within` are in scope. */
  async run<Value>(body: string, ...args: unknown[]): Promise<Value> {
    const hasQueries = await this.driver.run<boolean>('return "TestingLibraryDom" in window');
    if (!hasQueries) await this.driver.run(queries);
    return this.driver.run<Value>(
      `const { screen, within } = window.TestingLibraryDom;${body}`,
      ...args,
    );
  }

  /** Waits until a function body returns `expected`. */
  async until(body: string, expected: unknown, ...args: unknown[]) {
    await expect.poll(() => this.run(body, ...args), timeout).toEqual(expected);
  }

  /** Waits for an element and returns a selector for it. */
  async get(role: string, name: string): Promise<string> {
    this.marks += 1;
    const mark = `tour-${this.marks}`;
    await this.until(
      `const [found] = screen.queryAllByRole(args[0], { name: args[1] });
       found?.setAttribute('data-tour', args[2]);
       return Boolean(found);`,
      true,
      role,
      name,
      mark,
    );
    return `[data-tour="${mark}"]`;
  }

  /** Clicks an element once animations have ended and it has stopped moving: WebDriver waits for neither. */
  async click(role: string, name: string) {
    const selector = await this.get(role, name);
    let last: string | undefined;
    await expect
      .poll(async () => {
        const before = last;
        last = await this.run<string>(
          `const moves = ({ playState, effect }) =>
             playState === 'running' && effect.getComputedTiming().endTime !== Infinity;
           return document.getAnimations().some(moves)
             ? String(performance.now())
             : JSON.stringify(document.querySelector(args[0])?.getBoundingClientRect());`,
          selector,
        );
        return last === before;
      }, timeout)
      .toBe(true);
    await this.driver.click(selector);
  }

  /** Types into a text field. Focuses it by script, because WebKit's driver cannot click every field. */
  async type(name: string, text: string, role = 'textbox') {
    await this.run('document.querySelector(args[0]).focus()', await this.get(role, name));
    await this.driver.type(text);
  }

  async select(name: string, option: string) {
    const selector = await this.get('combobox', name);
    await this.run(
      `const select = document.querySelector(args[0]);
       const value = [...select.options].find(({ text }) => text === args[1]).value;
       Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, value);
       select.dispatchEvent(new Event('change', { bubbles: true }));`,
      selector,
      option,
    );
  }

  async expectHeading(text: string) {
    await this.until(`return document.querySelector('h1')?.textContent`, text);
  }

  async expectText(text: string) {
    await this.until(
      `return screen.queryAllByText(args[0]).some((element) => element.checkVisibility())`,
      true,
      text,
    );
  }

  async expectNoText(text: string) {
    await this.until(`return screen.queryAllByText(args[0]).length`, 0, text);
  }

  async expectPath(path: string) {
    await this.until('return location.pathname + location.search', path);
  }

  /** The tag and name of the focused element. */
  focused() {
    return this.run<string>(
      `const { activeElement: element } = document;
       return element.tagName.toLowerCase() + ' ' + (element.getAttribute('aria-label') ?? element.textContent.trim());`,
    );
  }
}
