import { expect, test } from 'vitest';
import { enoughFor, backgroundsOf } from './backgrounds.ts';

const all = [
  '--bg-surface',
  '--bg-canvas',
  '--bg-accent',
  '--bg-accent-hover',
  '--bg-accent-soft',
  '--bg-code',
];

test('finds the surfaces that a token is used on', () => {
  expect(backgroundsOf('--fg', all)).toEqual(['--bg-surface', '--bg-canvas']);
  expect(backgroundsOf('--fg-accent', all)).toEqual([
    '--bg-surface',
    '--bg-canvas',
    '--bg-accent-soft',
  ]);
  expect(backgroundsOf('--fg-on-accent', all)).toEqual(['--bg-accent', '--bg-accent-hover']);
  expect(backgroundsOf('--fg-code-string', all)).toEqual(['--bg-code']);
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
