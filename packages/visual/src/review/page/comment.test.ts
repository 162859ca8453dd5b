import { expect, test } from 'vitest';
import type { Change } from '../data.ts';
import type { Decision } from '../decisions.ts';
import { commentOf } from './comment.ts';

const change = (title: string, mode: string, more: Partial<Change> = {}): Change => ({
  ...{ id: title, title, cause: title, name: 'Default', mode, kind: 'changed', elements: [] },
  ...{ message: 'its pixels differ', regions: [], sizes: [] },
  ...more,
});
const element = (name: string): Change['elements'][number] => ({
  ...{ kind: 'changed', tag: 'button', role: 'button', name },
  properties: [['padding-inline', '16px', '24px']],
});

const commit = { branch: 'wider', hash: 'abc123456' };

test('the comment has a verdict, modes, elements and what is decided for each component', () => {
  const changes = [
    change('Components/Button', 'light', { elements: [element('Save')] }),
    change('Components/Button', 'dark', { elements: [element('Save'), element('Don’t `save`')] }),
    change('Screens/Clients', 'light', { cause: 'Components/Button' }),
    change('Components/Badge', 'light', { kind: 'new' }),
  ];
  const decisionOf = ({ title, mode }: Change): Decision | undefined => {
    const screenshot = `${mode}/${title}`;
    if (title === 'Components/Badge') return { screenshot, verdict: 'right' };
    const note = 'Too\nwide';
    if (mode === 'dark')
      return { screenshot, verdict: 'needs change', note, point: { x: 8, y: 16 } };
    return title === 'Screens/Clients' ? { screenshot, verdict: 'needs change', note } : undefined;
  };
  expect(commentOf({ changes, total: 40, commit }, decisionOf)).toBe(`### Visual review of abc123456

3 changed, 1 new in 40 screenshots; 1 right, 2 need change, 1 undecided.

**Button** – 2 changed (light, dark), and 1 screenshot containing it: 2 need change, 1 undecided
- **Needs change**, Default (dark) at 8, 16, Default (light): Too wide
- \`button “Save”\`: \`padding-inline: 16px → 24px\`
- \`button “Don’t ’save’”\`: \`padding-inline: 16px → 24px\`

**Badge** – 1 new (light): 1 right`);
});

test('of elements whose pixels differ, it names only those with a name', () => {
  const touched = { kind: 'touched' as const, tag: 'span', role: '', properties: [] };
  const elements = ['', 'Bank Statement'].map((name) => ({ ...touched, name }));
  const text = commentOf(
    { changes: [change('Components/Badge', 'light', { elements })], total: 1 },
    () => undefined,
  );
  expect(text.match(/^- .*/gm)).toEqual(['- `span “Bank Statement”`: pixels differ']);
});

test('it names at most five elements of a component', () => {
  const elements = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(element);
  const text = commentOf(
    { changes: [change('Components/Button', 'light', { elements })], total: 1 },
    () => undefined,
  );
  expect(text.match(/^- `button/gm)).toHaveLength(5);
  expect(text).toMatch(/- and 2 more elements$/);
});
