import { expect, test } from 'vitest';
import { pseudoClasses } from './pseudoStates';

test('adds the class of a state to the elements its selectors match', () => {
  expect(pseudoClasses()).toEqual([]);
  expect(pseudoClasses({ hover: ['.a', '.b'], focusVisible: '.c' })).toEqual([
    { name: 'pseudo-hover', selector: '.a' },
    { name: 'pseudo-hover', selector: '.b' },
    { name: 'pseudo-focus-visible', selector: '.c' },
  ]);
});

test('rejects an unsupported state', () => {
  expect(() => pseudoClasses({ focus: '.a' })).toThrow(
    'parameters.pseudo does not support focus; supported are hover, active, focusVisible.',
  );
});
