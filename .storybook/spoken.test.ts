import { describe, expect, it } from 'vitest';
import type { AccessibleNode } from './accessibilityTree';
import { readAloud } from './spoken';

const stories = import.meta.glob<string>(
  '../packages/ui/src/{components,patterns,marketing}/*/*.stories.tsx',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Nothing to operate and no state; or their parts are covered by stories of their own. */
const exempt = new Set([
  'ApiExample',
  'AsideLayout',
  'Badge',
  'BillScan',
  'Card',
  'CardGrid',
  'CodeBlock',
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
  it('is in the stories of every component that can be operated or has a state', () => {
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

  it('has role, name, description and states, and not what is inside a button', () => {
    const page = node('button', 'Page 2', {
      description: 'has findings',
      attributes: { 'aria-current': 'page' },
      children: [text('2')],
    });
    expect(readAloud(page)).toEqual(['button, Page 2, has findings, current page']);
    const toggle = node('button', 'Details', { states: { expanded: false, disabled: true } });
    expect(readAloud(toggle)).toEqual(['button, Details, collapsed, unavailable']);
  });

  it('joins the texts of one element, and separates those of two', () => {
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
