import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from '../run.ts';

export const title = 'Lines of what is written by hand.';

const product = /^packages\/(ui|app|fixtures)\/(src|papers)\//;
const isTest = /\.(test|test-d|stories)\.tsx?$|\/stories\//;
const isTooling =
  /^(\.storybook|\.ci|\.github|packages\/visual|packages\/\w+\/(e2e|engines|bench|scripts|consumers))\//;
const isWritten = /(\.(tsx?|js|css|mdx?|json|ya?ml|sh|html)|\/run)$/;

export const run = ({ root }: Context) => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  const table: Record<string, { lines: number }> = {};
  for (const file of files.split('\n').filter((name) => isWritten.test(name))) {
    const kind = product.test(file)
      ? `product${isTest.test(file) ? ', stories and tests' : ''}`
      : isTooling.test(file) && 'tooling';
    if (!kind) continue;
    const lines = readFileSync(resolve(root, file), 'utf8').split('\n').length - 1;
    (table[kind] ??= { lines: 0 }).lines += lines;
  }
  return table;
};
