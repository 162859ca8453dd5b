import { configure } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { expectDifferentLooks } from './pseudoStates';

configure({ asyncUtilTimeout: 100 });

/** Renders two paragraphs, the second with the hover class, and expects them to look different. */
function show(colours: { rest: string; shown: string; hover: string }) {
  const canvas = document.createElement('div');
  canvas.innerHTML = `
    <style>.rest { color: ${colours.rest} } .shown { color: ${colours.shown} } .pseudo-hover { color: ${colours.hover} }</style>
    <p class="rest">At rest</p>
    <p class="shown pseudo-hover">Pointed at</p>`;
  document.body.replaceChildren(canvas);
  onTestFinished(() => canvas.remove());
  return expectDifferentLooks(canvas, '.rest', '.shown');
}

test('passes if a state looks different, and restores it afterwards', async () => {
  await show({ rest: 'black', shown: 'black', hover: 'blue' });
  expect(document.querySelector('.shown')).toHaveClass('pseudo-hover');
});

test('fails if a state looks like the default', async () => {
  await expect(show({ rest: 'black', shown: 'black', hover: 'black' })).rejects.toThrow(
    '.shown beside .rest',
  );
});

test('fails if two elements differ even without the state', async () => {
  await expect(show({ rest: 'black', shown: 'grey', hover: 'grey' })).rejects.toThrow(
    'not comparable: .shown',
  );
});
