import { expect, test } from 'vitest';
import { shortcuts } from '../../packages/ui/src/patterns/shortcuts';
import { readFacts } from './facts.js';
import { keyboardSteps } from './keyboard.js';

const facts = readFacts();

test('every component has facts, such as which components and screens use it', () => {
  expect(Object.keys(facts).length).toBeGreaterThan(70);
  expect(facts['components/Dialog']).toMatchObject({
    usedBy: expect.arrayContaining(['Patterns/AddClientDialog', 'Patterns/ReviewDialog']),
    screens: expect.arrayContaining(['Screens/Clients', 'Screens/Review']),
  });
  expect(facts['components/Accordion']!.usedBy).toEqual(['Patterns/VerificationPanels']);
  // No screen uses it directly, only through FilePreview.
  expect(facts['components/DescriptionList']!.screens).toEqual(['Screens/Upload']);
  expect(facts['patterns/AppShell']!.isInShell).toBe(true);
});

test('every scope of the table of shortcuts is shown on the page of the component that handles it', () => {
  const shown = Object.values(facts).flatMap(({ shortcutScopes }) => shortcutScopes);
  expect(shown.toSorted()).toEqual(Object.keys(shortcuts).toSorted());
  expect(facts['patterns/ReviewDialog']!.shortcutScopes).toEqual(['review']);
});

test('results recorded for other sources are not shown', () => {
  const measured = { 'components/Pager': { hash: 'of other sources', axe: {} } };
  expect(readFacts(measured)['components/Pager']!.axe).toBeUndefined();
  const { hash } = facts['components/Pager']!;
  expect(readFacts({ 'components/Pager': { hash, axe: {} } })['components/Pager']!.axe).toEqual({});
});

test('reads the keys of play functions, by named step', () => {
  const code = `
    export default { title: 'Components/Lamp' };
    export const Open: Story = { args: {} };
    /** Works without a pointer. */
    export const Whole: Story = { play: async () => { await userEvent.keyboard('{Enter}'); } };
    export const Steps: Story = {
      play: async ({ step }) => {
        await step('closes', async () => { await userEvent.keyboard('{Escape}'); });
        await step('is clicked', async () => { await userEvent.click(button); });
        await step('takes text', async () => { await userEvent.keyboard('Not a key'); });
        await step('turns', async () => { await userEvent.keyboard('rr{Control>}+{/Control}'); });
        await step('goes back', async () => {
          await userEvent.tab({ shift: true });
          await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift} ');
        });
      },
    };`;
  expect(keyboardSteps(code)).toEqual([
    { story: 'Whole', step: 'Works without a pointer.', keys: ['Enter'] },
    { story: 'Steps', step: 'closes', keys: ['Esc'] },
    { story: 'Steps', step: 'turns', keys: ['r', 'Control++'] },
    { story: 'Steps', step: 'goes back', keys: ['Shift+Tab', 'Shift+ArrowLeft', 'Space'] },
  ]);
});
