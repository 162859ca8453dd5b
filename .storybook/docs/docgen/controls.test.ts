import { expect, test } from 'vitest';
import { withControls, withNamesOfExamples } from './controls.ts';

const element = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: {} };

type Context = Parameters<typeof withControls>[0];

/** The control of a prop of that type and value, as Storybook would show it. */
function controlOf(summary: string, value: unknown, own = {}) {
  const argTypes = {
    prop: {
      name: 'prop',
      type: { name: 'other', value: summary },
      table: { type: { summary } },
      ...own,
    },
  };
  const context = { argTypes, initialArgs: { prop: value }, parameters: { __isArgsStory: true } };
  return withControls(context as unknown as Context).prop!.control;
}

test('a node has a text control if it is text, or not set', () => {
  expect(controlOf('ReactNode', 'Add Client')).toEqual({ type: 'text' });
  expect(controlOf('ReactNode', undefined)).toEqual({ type: 'text' });
  expect(controlOf('string | null', null)).toEqual({ type: 'text' });
});

test('an element, a function, a file, or data that contains one, has no control', () => {
  for (const value of [element, [element], [{ icon: element }], () => 1, { cell: () => 1 }]) {
    expect(controlOf('ReactNode', value)).toEqual({ disable: true });
  }
  expect(controlOf('File', new File([], 'a.pdf'))).toEqual({ disable: true });
});

test('data is edited as an object, unless there is none to start from', () => {
  expect(controlOf('readonly Row[]', [{ id: 1, name: null }])).toEqual({ type: 'object' });
  expect(controlOf('readonly Row[]', undefined)).toEqual({ disable: true });
  expect(controlOf('TableSort | null', null)).toEqual({ disable: true });
});

test('a control that the stories choose stays', () => {
  const control = { type: 'select' };
  expect(controlOf('ReactNode', element, { control })).toEqual(control);
});

test('an arg that is a named example is replaced with its name', () => {
  const mapping = { None: undefined, Bold: element };
  const named = (footer: unknown) =>
    withNamesOfExamples({
      argTypes: { footer: { name: 'footer', mapping }, title: { name: 'title' } },
      initialArgs: { footer, title: 'Clients' },
    } as unknown as Context);
  expect(named(element)).toEqual({ footer: 'Bold' });
  expect(named(undefined)).toEqual({ footer: 'None' });
  expect(named('another')).toEqual({});
});
