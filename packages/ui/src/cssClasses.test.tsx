import { describe, expect, test } from 'vitest';

// TypeScript does not check class names. At run time, a misspelled one is `undefined`; an unused one is dead CSS.

const stylesheets = import.meta.glob<Record<string, string>>('./**/*.module.css', {
  eager: true,
  import: 'default',
});
/** The raw CSS, from which keyframe names are read: Vite's class maps contain them too. */
const texts = import.meta.glob<string>('./**/*.module.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The classes referenced in the sources, by stylesheet path. */
function classesUsed(files: Record<string, string>) {
  const used: Record<string, Set<string>> = {};
  for (const [path, source] of Object.entries(files)) {
    for (const [, name, target] of source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const { pathname } = new URL(target!, new URL(path, 'file:///src/'));
      const classes = (used[pathname.replace('/src', '.')] ??= new Set());
      for (const [, className] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        classes.add(className!);
      }
    }
  }
  return used;
}

/** The classes that each stylesheet defines. */
const classesDefined = Object.fromEntries(
  Object.entries(stylesheets).map(([path, names]) => {
    const keyframes = [...texts[path]!.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name);
    return [path, Object.keys(names).filter((name) => !keyframes.includes(name))];
  }),
);

function mismatches(defined: Record<string, string[]>, used: Record<string, Set<string>>) {
  return [...new Set([...Object.keys(defined), ...Object.keys(used)])].flatMap((path) => {
    const names = defined[path] ?? [];
    const reads = [...(used[path] ?? [])];
    return [
      ...reads.filter((name) => !names.includes(name)).map((name) => `${path}: .${name} undefined`),
      ...names.filter((name) => !reads.includes(name)).map((name) => `${path}: .${name} unused`),
    ];
  });
}

describe('CSS Modules', () => {
  test('every class used is defined, and every class defined is used', () => {
    expect(Object.keys(classesDefined).length).toBeGreaterThan(40);
    expect(mismatches(classesDefined, classesUsed(sources))).toEqual([]);
  });

  test('a swipe at the edge of a horizontal scroller does not go back in the history', () => {
    const scrolls = /overflow(-x|-inline)?: (auto|scroll)\b/;
    const contains = /overscroll-behavior(-x|-inline)?: contain\b/;
    const blocks = Object.entries(texts).flatMap(([path, css]) =>
      [...css.matchAll(/[^{}]*\{[^{}]*\}/g)].map(([block]) => `${path}: ${block.trim()}`),
    );
    const scrolling = blocks.filter((block) => scrolls.test(block));
    expect(scrolling.length).toBeGreaterThan(3);
    expect(scrolling.filter((block) => !contains.test(block))).toEqual([]);
  });

  test('reports a misspelled class and an unused class', () => {
    const used = classesUsed({
      './a/A.tsx': "import styles from './A.module.css'; styles.root; styles.tilte;",
      './b/B.tsx': "import shared from '../a/A.module.css'; shared.icon;",
    });
    expect(mismatches({ './a/A.module.css': ['root', 'icon', 'title'] }, used)).toEqual([
      './a/A.module.css: .tilte undefined',
      './a/A.module.css: .title unused',
    ]);
  });
});
