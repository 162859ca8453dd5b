import { expect, test } from 'vitest';
import { pseudoClasses } from './pseudoStates';

test('rejects an unsupported state', () => {
  expect(() => pseudoClasses({ focus: '.a' })).toThrow(
    'parameters.pseudo does not support focus; supported are hover, active, focusVisible.',
  );
});
