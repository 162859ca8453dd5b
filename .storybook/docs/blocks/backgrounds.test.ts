import { expect, test } from 'vitest';
import { enoughFor, backgroundsOf } from './backgrounds.ts';

const all = [
  '--pt-bg-surface',
  '--pt-bg-canvas',
  '--pt-bg-accent',
  '--pt-bg-accent-hover',
  '--pt-bg-accent-soft',
  '--pt-bg-code',
];

test('finds the surfaces that a token is used on', () => {
  expect(backgroundsOf('--pt-fg', all)).toEqual(['--pt-bg-surface', '--pt-bg-canvas']);
  expect(backgroundsOf('--pt-fg-accent', all)).toEqual([
    '--pt-bg-surface',
    '--pt-bg-canvas',
    '--pt-bg-accent-soft',
  ]);
  expect(backgroundsOf('--pt-fg-on-accent', all)).toEqual([
    '--pt-bg-accent',
    '--pt-bg-accent-hover',
  ]);
  expect(backgroundsOf('--pt-fg-code-string', all)).toEqual(['--pt-bg-code']);
});

test('names the WCAG level that a contrast reaches', () => {
  expect([21, 7, 4.5, 4.49, 3, 2.99].map(enoughFor)).toEqual([
    'text, AAA',
    'text, AAA',
    'text, AA',
    'icons and edges',
    'icons and edges',
    'decoration',
  ]);
});
