import { describe, expect, it } from 'vitest';
import type { AccessibleNode } from './accessibilityTree';
import { followFlow, readAloud, readLive } from './spoken';

const stories = import.meta.glob<string>(
  '../packages/ui/src/{components,patterns,marketing}/*/*.stories.tsx',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const flows = import.meta.glob<string>('../packages/app/src/flows/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Components that are not interactive, or whose parts have their own stories. Field is covered by the fields that use
 * it.
 */
const exempt = new Set([
  'ApiExample',
  'AsideLayout',
  'Badge',
  'BillScan',
  'Card',
  'CardGrid',
  'DescriptionList',
  'DocumentWorkspace',
  'FeatureCard',
  'FeatureList',
  'Field',
  'LandingPage',
  'Logo',
  'Mono',
  'PricingBox',
  'PricingSection',
  'Section',
  'SegmentList',
  'SheetDrawing',
  'Stack',
  'Statistics',
]);

function node(role: string, name = '', more: Partial<AccessibleNode> = {}): AccessibleNode {
  return {
    role,
    name,
    description: '',
    value: '',
    states: {},
    attributes: {},
    isIgnored: false,
    parent: undefined,
    children: [],
    ...more,
  };
}

const text = (name: string, parent?: number) => node('StaticText', name, { parent });

describe('spoken output', () => {
  it('is specified for every interactive component', () => {
    const without = Object.entries(stories)
      .filter(([, source]) => !/\bspoken: \[/.test(source))
      .map(([path]) => path.split('/').at(-2));
    const hint = 'Add `parameters.spoken` to a story: see Guides / Writing a component.';
    expect(
      without.filter((name) => !exempt.has(name!)),
      hint,
    ).toEqual([]);
    expect([...exempt].filter((name) => !without.includes(name))).toEqual([]);
  });

  it('is specified for every step of every flow', () => {
    for (const [path, source] of Object.entries(flows)) {
      const stories = source.match(/^export const \w+: Story/gm);
      expect(source.match(/\bspokenSteps: (\[\s*[\[.]|\w)/g), path).toHaveLength(stories!.length);
    }
  });

  it('contains what changes in a step of a flow', async () => {
    const open = (title: string, count: string, focused: string) =>
      node('RootWebArea', title, {
        children: [
          node('status', '', { parent: 1, children: [text(count)] }),
          node('button', focused, { states: { focused: true } }),
        ],
      });
    const pages = [open('Clients', '5 clients', 'Add'), open('Clients', '1 client', 'Add')];
    const flow = followFlow([], () => Promise.resolve(readLive(pages.shift()!)));
    await flow.endStep();
    await flow.endStep();
    expect(flow.said).toEqual([['Clients', 'button, Add'], ['1 client']]);
  });

  it('contains role, name, description and states, but not the contents of a button', () => {
    const page = node('button', 'Page 2', {
      description: 'has findings',
      attributes: { 'aria-current': 'page' },
      children: [text('2')],
    });
    expect(readAloud(page)).toEqual(['button, Page 2, has findings, current page']);
    const toggle = node('button', 'Details', { states: { expanded: false, disabled: true } });
    expect(readAloud(toggle)).toEqual(['button, Details, collapsed, unavailable']);
  });

  it('joins the text nodes of one element, and separates those of different elements', () => {
    const children = [text('Page ', 1), text('2', 1), text('of 5', 2)];
    expect(readAloud(node('status', '', { children }))).toEqual(['status', 'Page 2', 'of 5']);
  });

  it('says a label once, as the name of its field', () => {
    const label = node('LabelText', '', { children: [text('Client Name')] });
    const field = node('textbox', 'Client Name', { states: { required: true } });
    expect(readAloud(node('generic', '', { children: [label, field] }))).toEqual([
      'textbox, Client Name, required',
    ]);
  });

  it('leaves out empty live regions', () => {
    expect(readAloud(node('status'))).toEqual([]);
  });
});
