import { configure } from 'storybook/test';
import { expect, test } from 'vitest';
import { expectDifferentLooks } from './pseudoStates';

configure({ asyncUtilTimeout: 100 });

/** Two texts, the second as if the pointer were over it. */
function show(colours: { rest: string; shown: string; hover: string }) {
  const canvas = document.createElement('div');
  canvas.innerHTML = `
    <style>.rest { color: ${colours.rest} } .shown { color: ${colours.shown} } .pseudo-hover { color: ${colours.hover} }</style>
    <p class="rest">At rest</p>
    <p class="shown pseudo-hover">Pointed at</p>`;
  document.body.replaceChildren(canvas);
  return expectDifferentLooks(canvas, '.rest', '.shown');
}

test('a state that looks different is let pass, and shown again', async () => {
  await show({ rest: 'black', shown: 'black', hover: 'blue' });
  expect(document.querySelector('.shown')).toHaveClass('pseudo-hover');
});

test('a state that looks like rest is found', async () => {
  await expect(show({ rest: 'black', shown: 'black', hover: 'black' })).rejects.toThrow(
    '.shown beside .rest',
  );
});

test('two that differ without any state are not comparable', async () => {
  await expect(show({ rest: 'black', shown: 'grey', hover: 'grey' })).rejects.toThrow(
    'not comparable: .shown',
  );
});
