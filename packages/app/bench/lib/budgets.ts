import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Sizes by name, then by kind. */
export type Figures = Record<string, Record<string, number>>;

const file = resolve(import.meta.dirname, '../../e2e/budgets.json');

/** The accepted transfer size and number of requests of each route. */
export const readBudgets = (): Figures => JSON.parse(readFileSync(file, 'utf8'));

export const writeBudgets = (budgets: Figures) =>
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);

const tolerance = 0.1;

/** Lists everything that has grown by more than 10% or has no accepted size: one line each. */
export function findGrowth(measured: Figures, accepted: Figures) {
  return Object.entries(measured).flatMap(([name, figures]) =>
    Object.entries(figures).flatMap(([kind, now]) => {
      const before = accepted[name]?.[kind];
      if (before === undefined) return [`${name}: ${kind} ${now}, without an accepted size`];
      if (now <= before * (1 + tolerance)) return [];
      const percent = before === 0 ? 'from nothing' : `+${((now / before - 1) * 100).toFixed(0)} %`;
      return [`${name}: ${kind} ${before} → ${now} (${percent})`];
    }),
  );
}
