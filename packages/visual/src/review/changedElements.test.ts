import { expect, test } from 'vitest';
import { changedElements } from './changedElements.ts';

type Node = Partial<ReturnType<typeof describe>[number]>;

/** A description of elements, each the child of the one before it unless it says otherwise. */
function describe(
  nodes: {
    tag?: string;
    role?: string;
    name?: string;
    parent?: number;
    style?: Record<string, string>;
    box?: number[];
  }[],
) {
  return nodes.map(({ tag = 'div', role = '', name = '', parent, style = {}, box }, i) => {
    const [x, y, width, height] = box ?? [0, 0, 100, 100];
    return {
      ...{ tag, role, name, style, parent: parent ?? i - 1 },
      box: { x: x!, y: y!, width: width!, height: height! },
    };
  });
}

/** One line per element that changed. */
const changes = (before: Node[] | undefined, after: Node[], regions: object[] = []) =>
  changedElements(before as never, after as never, regions as never).map(
    ({ kind, tag, name, properties }) =>
      [kind, tag, name, ...properties.map((property) => property.join(' '))].join(' | '),
  );

test('names the element and the property that differs', () => {
  const card = (padding: string) =>
    describe([{}, { tag: 'button', role: 'button', name: 'Save', style: { opacity: padding } }]);
  expect(changes(card('1'), card('0.5'))).toEqual(['changed | button | Save | opacity 1 0.5']);
});

test('an inherited property is reported where it changes, not on every descendant', () => {
  const card = (color: string, own: string) =>
    describe([
      { style: { color } },
      { tag: 'p', style: { color } },
      { tag: 'em', style: { color: own } },
    ]);
  expect(changes(card('red', 'blue'), card('green', 'navy'))).toEqual([
    'changed | div |  | color red green',
    'changed | em |  | color blue navy',
  ]);
});

test('sides with the same change are one property, as in stylesheets', () => {
  const sides = (value: string, names: string[]) =>
    describe([{ style: Object.fromEntries(names.map((name) => [name, value])) }]);
  const lines = (...names: string[]) => changes(sides('1px', names), sides('2px', names));
  expect(lines('padding-right', 'padding-left')).toEqual([
    'changed | div |  | padding-inline 1px 2px',
  ]);
  expect(lines('margin-top', 'margin-bottom')).toEqual(['changed | div |  | margin-block 1px 2px']);
  expect(
    lines(
      'border-top-left-radius',
      'border-top-right-radius',
      'border-bottom-right-radius',
      'border-bottom-left-radius',
    ),
  ).toEqual(['changed | div |  | border-radius 1px 2px']);
  expect(lines('padding-top', 'padding-left')).toEqual([
    'changed | div |  | padding-top 1px 2px | padding-left 1px 2px',
  ]);
});

test('a border is one value, and its colour does not matter without a width', () => {
  const box = (width: string, color: string) =>
    describe([
      {
        style: { 'outline-width': width, 'outline-style': 'solid', 'outline-color': color },
      },
    ]);
  expect(changes(box('1px', 'red'), box('2px', 'red'))).toEqual([
    'changed | div |  | outline 1px solid red 2px solid red',
  ]);
  const hidden = (color: string) => describe([{ style: { 'outline-color': color } }]);
  expect(changes(hidden('red'), hidden('blue'))).toEqual([]);
});

test('elements that were added or removed do not change their siblings', () => {
  const list = (...names: string[]) =>
    describe([
      { tag: 'ul' },
      ...names.map((name) => ({ tag: 'li', name, parent: 0, style: { opacity: name } })),
    ]);
  expect(changes(list('One', 'Three'), list('One', 'Two', 'Three'))).toEqual(['added | li | Two']);
  expect(changes(list('One', 'Two', 'Three'), list('Two', 'Three'))).toEqual([
    'removed | li | One',
  ]);
});

test('a new text is a change of its element', () => {
  const button = (text: string) => describe([{ tag: 'button', name: text, style: { text } }]);
  expect(changes(button('Add client'), button('Add cliont'))).toEqual([
    'changed | button | Add cliont | text Add client Add cliont',
  ]);
});

test('without an earlier description, lists the elements that changed pixels are in, the deepest first', () => {
  const page = describe([
    { tag: 'main', box: [0, 0, 500, 500] },
    { tag: 'section', parent: 0, box: [0, 0, 500, 200] },
    { tag: 'button', name: 'Save', parent: 1, box: [20, 20, 80, 30] },
    { tag: 'p', name: 'Untouched', parent: 0, box: [0, 300, 500, 50] },
  ]);
  const inside = { x: 25, y: 25, width: 10, height: 10 };
  expect(changes(undefined, page, [inside])).toEqual(['touched | button | Save']);
  const beyond = { x: 90, y: 25, width: 30, height: 10 };
  expect(changes(undefined, page, [beyond])).toEqual([
    'touched | button | Save',
    'touched | section | ',
  ]);
});

test('if no property differs, the changed pixels tell', () => {
  const page = describe([{ tag: 'canvas', box: [0, 0, 50, 50] }]);
  expect(changes(page, page, [{ x: 1, y: 1, width: 2, height: 2 }])).toEqual([
    'touched | canvas | ',
  ]);
});

test('lists at most twenty elements, with twelve properties each', () => {
  const page = (value: string) =>
    describe(
      Array.from({ length: 30 }, () => ({
        parent: -1,
        style: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}`, value])),
      })),
    );
  const elements = changedElements(page('1'), page('2'), []);
  expect(elements).toHaveLength(20);
  expect(elements[0]!.properties).toHaveLength(12);
});
