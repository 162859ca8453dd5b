import type { Browser } from 'playwright';
import type { Limit } from './limits.ts';

/** Figures by the names of their row and column. */
export type Table = Record<string, Record<string, number | string>>;

export interface Context {
  /** The repository. */
  root: string;
  /** The built app, and where it is served. */
  dist: string;
  app: string;
  /** The builds to measure in turns, by the prefix of their figures' names. */
  apps: Record<string, string>;
  /** Where the bench's own pages are served. */
  pages: string;
  launch: (args?: string[]) => Promise<Browser>;
  /** Whether to save the figures as the budgets of the tests. */
  accept: boolean;
}

/** One group of figures, a module in `sections/`. */
export interface Section {
  title: string;
  measures: string;
  limits?: Limit[];
  /** Whether its figures are the same on every machine, so that one run is enough. */
  once?: boolean;
  run: (context: Context) => Promise<Table>;
}
