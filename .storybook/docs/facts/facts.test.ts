import { expect, test } from 'vitest';
import { shortcuts } from '../../../packages/ui/src/patterns/shortcuts';
import { readChangelog } from './changelog.ts';
import { readFacts } from './facts.ts';
import { keyboardSteps } from './keyboard.ts';

const facts = readFacts();

test('every component has facts, such as which components and screens use it', () => {
  expect(Object.keys(facts).length).toBeGreaterThan(70);
  const page = (title: string, id: string) => ({ title, id });
  expect(facts['components/Dialog']).toMatchObject({
    usedBy: expect.arrayContaining([
      page('Patterns/AddClientDialog', 'patterns-addclientdialog--docs'),
      page('Patterns/ReviewDialog', 'patterns-reviewdialog--docs'),
    ]),
    screens: expect.arrayContaining([page('Screens/Review', 'screens-review--docs')]),
  });
  expect(facts['components/Accordion']!.usedBy).toEqual([
    page('Patterns/VerificationPanels', 'patterns-verificationpanels--docs'),
  ]);
  // No screen uses it directly, only through FilePreview.
  expect(facts['components/DescriptionList']!.screens).toEqual([
    page('Screens/Upload', 'screens-upload--docs'),
  ]);
  expect(facts['patterns/AppShell']!.isInShell).toBe(true);
});

test('every scope of the table of shortcuts is shown on the page of the component that handles it', () => {
  const shown = Object.values(facts).flatMap(({ shortcutScopes }) => shortcutScopes);
  expect(shown.toSorted()).toEqual(Object.keys(shortcuts).toSorted());
  expect(facts['patterns/ReviewDialog']!.shortcutScopes).toEqual(['review']);
});

test('says since which version a component exists, and what has changed since the last release', () => {
  expect(facts['components/Alert']!.since).toBe('0.2.0');
  expect(facts['components/Button']!.since).toBe('0.1.0');
  const text = `# Changelog

## 2.0.0 (unreleased)

### New components

- Lamp, with \`useLamp\` and \`isLit\` of Hook: a light

### Renamed

| Component | Old   | New     |
| --------- | ----- | ------- |
| Tray      | \`on\` | \`isOn\` |

### Fixed

- Drawer, Shelf: the \`Handle\` turns. Its hinge had Door's default.
- Hook: bends.
- After closing a Cabinet: the key is kept.

## 1.1.0

### New components

- Drawer

### Fixed

- Door opens.

## 1.0.0
`;
  const { since, changeOf } = readChangelog(text);
  const names = ['Lamp', 'Drawer', 'Door', 'Tray', 'Shelf', 'Hook', 'Cabinet', 'Handle'];
  expect(names.map(since)).toEqual(['2.0.0', '1.1.0', ...Array(6).fill('1.0.0')]);
  const changed = ['Drawer', 'Tray', 'Shelf', 'Hook', 'Cabinet'];
  expect(names.filter((name) => changeOf(name) === 'changed')).toEqual(changed);
  expect(names.filter((name) => changeOf(name) === 'new')).toEqual(['Lamp']);
  const released = readChangelog(text.replace(' (unreleased)', ''));
  expect(names.map(released.changeOf)).toEqual(Array(8).fill(undefined));
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
    { id: 'components-lamp--whole', step: 'Works without a pointer.', keys: ['Enter'] },
    { id: 'components-lamp--steps', step: 'closes', keys: ['Esc'] },
    { id: 'components-lamp--steps', step: 'turns', keys: ['r', 'Control++'] },
    {
      id: 'components-lamp--steps',
      step: 'goes back',
      keys: ['Shift+Tab', 'Shift+ArrowLeft', 'Space'],
    },
  ]);
});
