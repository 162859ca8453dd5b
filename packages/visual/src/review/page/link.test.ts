import { expect, test } from 'vitest';
import { formatHash, parseHash, type Place } from './link.ts';

test.each<Place>([
  { key: 'light/button--default', view: 'slider', zoom: 'fit' },
  { key: 'light/button--default', view: 'side', zoom: 2 },
  { key: 'dark/klient--żółć', view: 'difference', zoom: 0.125 },
])('a link opens the same view: %o', (state) => {
  const { href } = new URL(formatHash(state), 'file:///report/index.html');
  expect({ view: 'slider', zoom: 'fit', ...parseHash(new URL(href).hash) }).toEqual(state);
});

test('a link of the list keeps the view', () => {
  expect(parseHash('#light/button--default')).toEqual({ key: 'light/button--default' });
});

test.each(['#a/b?view=nonsense&zoom=-2', '#a/b?zoom=Infinity', '#a/b?zoom=abc'])(
  'ignores what it does not know: %s',
  (hash) => expect(parseHash(hash)).toEqual({ key: 'a/b', view: 'slider', zoom: 'fit' }),
);
