import { Children, cloneElement, createElement, createRef, isValidElement } from 'react';
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import * as library from './index';
import './styles/index.css';
import { WordsContext } from './words';

// The conventions every component must follow, tested on every export so that new components are covered.

type Props = Record<string, unknown>;

interface StoryFile {
  default: {
    component?: unknown;
    subcomponents?: Props;
    args?: Props;
    tags?: string[];
  };
  Default?: { args?: Props };
}

const storyFiles = import.meta.glob<StoryFile>(['./*/*/*.stories.tsx', '!./stories/**'], {
  eager: true,
});
const metas = Object.values(storyFiles).map(({ default: meta }) => meta);

/** The props of each component's Default story, which include all required ones. */
const storyProps = new Map(
  Object.values(storyFiles).map(({ default: meta, Default }) => [
    meta.component,
    { ...meta.args, ...Default?.args },
  ]),
);

/** The component that each part belongs to, from `subcomponents` of its stories. */
const owners = new Map(
  metas.flatMap(({ component, subcomponents = {} }) =>
    Object.values(subcomponents).map((part): [unknown, unknown] => [part, component]),
  ),
);

/** `element` with `given` on the first `part` in it, and with nothing else around that part but its parents. */
function withProps(element: ReactNode, part: unknown, given: Props): ReactElement | undefined {
  if (!isValidElement<Props>(element)) return undefined;
  if (element.type === part) return cloneElement(element, given);
  for (const child of Children.toArray(element.props.children as ReactNode)) {
    const changed = withProps(child, part, given);
    if (changed) return cloneElement(element, undefined, changed);
  }
  return undefined;
}

/** Components exempt from the tests that render a component, each with the reason. */
const exceptions: Record<string, string> = {
  AddClientDialog: 'renders a Dialog, but takes neither className nor rest props',
  BrandProvider: 'renders no element',
  LinkProvider: 'renders no element',
  ReviewDialog: 'renders a Dialog, but takes neither className nor rest props',
  ShortcutSheet: 'renders a Dialog, but takes neither className nor rest props',
  Tooltip: 'renders no element of its own',
  WordsProvider: 'renders no element',
};

/** The form fields put `className` and `style` on a wrapper, and `ref` and other props on the control. */
const fields = new Set(
  metas.flatMap(({ component, tags }) => (tags?.includes('forms') ? component : [])),
);
fields.delete(library.Field); // Its control is its child.

/** Components without a class of their own, each with the reason. */
const unstyled: Record<string, string> = {
  Anchor: 'is the bare link that others style',
};

type NamesOf<Value> = {
  [Name in keyof typeof library]: (typeof library)[Name] extends Value ? Name : never;
}[keyof typeof library];

interface Option {
  of: string;
  property: string;
}

/**
 * An exported tuple is named after the component and the prop whose values it lists, such as `buttonSizes`. The
 * component also sets the prop as a data attribute. The exceptions: another component and prop, or the reason why there
 * is no such prop.
 */
const otherLists: Partial<Record<NamesOf<readonly unknown[]>, Option | string>> = {
  codeLanguages: { of: 'CodeBlock', property: 'language' },
  cropViews: { of: 'CropComparison', property: 'view' },
  featureFigures: { of: 'FeatureCard', property: 'figure' },
  pageRotations: { of: 'PageSheet', property: 'rotation' },
  radioTones: 'belongs to an option of the RadioGroup',
  siteAnchors: 'names the sections of the landing page',
  themes: { of: 'PatunayProvider', property: 'theme' },
  toastTones: 'belongs to a toast, which is inside the Toaster',
  tones: { of: 'Badge', property: 'tone' },
  tooltipSides: 'is where the tooltip opens',
};

/** Components that each break one rule, to show that its test can fail. */
const planted: Record<string, (props: { className?: string }) => ReactElement> = {
  WithoutRef: (props) => <p {...props} ref={undefined} />,
  WithoutRest: (props) => <p {...props} data-conformance={undefined} />,
  WithoutClassName: (props) => <p {...props} className={undefined} />,
  WithoutOption: ({ className }) => <p className={className} />,
  WithFixedHeading: ({ className }) => <h2 className={className}>Heading</h2>,
  WithOwnWords: ({ className }) => <button className={className}>Close</button>,
};
for (const component of Object.values(planted)) storyProps.set(component, {});

const exported: Record<string, unknown> = { ...library, ...planted };
const components = Object.keys(library).filter((name) => /^[A-Z]/.test(name));

/** The components whose stories have a docs page. */
const onPage = new Set(
  Object.values(storyFiles).flatMap(({ default: meta }) =>
    meta.tags?.includes('!autodocs') ? [] : [meta.component],
  ),
);
const withoutPage = (names: string[]) => names.filter((name) => !onPage.has(exported[name]));
const isPart = (name: string) => owners.has(exported[name]);

test('every component has a docs page, except providers and parts of other components', () => {
  const independent = components.filter((name) => !isPart(name) && !name.endsWith('Provider'));
  expect(withoutPage(independent)).toEqual([]);
  expect(withoutPage(['Anchor', 'Button', 'WithoutRef'])).toEqual(['Anchor', 'WithoutRef']);
});

test('every component with a docs page is exported', () => {
  const all = new Set<unknown>(Object.values(library));
  expect([...onPage].filter((component) => !all.has(component))).toEqual([]);
});

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

type Translate = ComponentProps<typeof WordsContext>['value'];

/** Renders a component with its required props and `given`, and waits until it has mounted. */
async function render(name: string, given: Props = {}, translate?: Translate) {
  const component = exported[name] as ComponentType<Props>;
  const ref = createRef<Element>();
  const owner = (owners.get(component) ?? component) as ComponentType<Props>;
  const props = storyProps.get(owner);
  if (!props) throw new Error(`${name} has no story, and is in no \`subcomponents\`.`);
  const all = {
    ...given,
    ref,
    className: 'given',
    style: { '--given': 'yes' },
    'data-conformance': 'given',
  };
  const whole =
    withProps(createElement(owner, props), component, all) ??
    createElement(component, { ...props, ...all });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() => {
    root.render(translate ? <WordsContext value={translate}>{whole}</WordsContext> : whole);
  });
  const found = document.getElementsByClassName('given');
  await expect.poll(() => found.length, { message: 'className lands on one element' }).toBe(1);
  return { ref: ref.current, classed: found[0]!, container };
}

async function expectRoot(name: string) {
  const { ref, classed, container } = await render(name);
  expect(ref, 'ref is set').toBeInstanceOf(Element);
  expect(ref!.getAttribute('data-conformance'), 'the rest lands where ref points').toBe('given');
  expect(getComputedStyle(classed).getPropertyValue('--given'), 'style lands with it').toBe('yes');
  expect(container.querySelectorAll('[style*="--given"]').length).toBeLessThan(2);
  if (fields.has(exported[name])) {
    expect(classed).not.toBe(ref);
    expect(classed.contains(ref)).toBe(true);
  } else expect(classed).toBe(ref);
  if (!isPart(name) && container.contains(classed)) {
    expect(container.firstElementChild, 'it is the root').toBe(classed);
  }
  if (!unstyled[name]) expect(classed.classList.length, 'its own class stays').toBeGreaterThan(1);
}

test.each(components.filter((name) => !exceptions[name]))(
  '%s: ref, className, style and the rest reach its root, or its control',
  expectRoot,
);

test.each([
  ['WithoutRef', /ref is set/],
  ['WithoutRest', /the rest lands/],
  ['WithoutClassName', /className lands/],
])('%s is reported', async (name, message) => {
  await expect(expectRoot(name)).rejects.toThrow(message);
});

test('every exception is still an export', () => {
  const named = [exceptions, unstyled].flatMap(Object.keys);
  expect(components).toEqual(expect.arrayContaining(named));
});

describe('options are data attributes', () => {
  const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

  /** The component that a tuple is named after, and its prop. */
  function optionOf(list: string): Option | string | undefined {
    const named = components.filter((name) => list.startsWith(lower(name)));
    const of = named.sort((a, b) => b.length - a.length)[0];
    return of && { of, property: lower(list.slice(of.length, -1)) };
  }

  const lists = Object.keys(library).filter((name) => Array.isArray(exported[name]));
  const options = lists.map((list) => ({
    list,
    option: (otherLists as Record<string, Option | string>)[list] ?? optionOf(list),
  }));

  test('every exported list is named after a component and its prop, or is an exception', () => {
    expect(options.filter(({ option }) => !option)).toEqual([]);
    expect(lists).toEqual(expect.arrayContaining(Object.keys(otherLists)));
    expect(optionOf('iconButtonSizes')).toEqual({ of: 'IconButton', property: 'size' });
    expect(optionOf('findingKinds')).toBeUndefined();
  });

  const attributes = options.flatMap(({ list, option }) =>
    typeof option === 'object'
      ? (exported[list] as (string | number)[]).map((value) => ({ ...option, value }))
      : [],
  );
  const attributeOf = async (name: string, property: string, value: string | number) =>
    (await render(name, { [property]: value })).classed.getAttribute(`data-${property}`);

  test.each(attributes)('$of: $property $value', async ({ of, property, value }) => {
    expect(await attributeOf(of, property, value)).toBe(String(value));
  });

  test('WithoutOption is reported', async () => {
    expect(await attributeOf('WithoutOption', 'tone', 'danger')).toBeNull();
  });
});

describe('every component with headings below `h1` takes a heading level', () => {
  /** Components whose headings come from their children. */
  const others = new Set([
    'Accordion',
    'AccordionItem',
    'AppShell',
    'DocumentWorkspace',
    'LandingPage',
  ]);
  const levelsIn = (root: ParentNode) =>
    [...root.querySelectorAll('h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));

  async function expectLevel(name: string) {
    const [level] = levelsIn((await render(name)).container.ownerDocument.body).sort();
    cleanups.splice(0).forEach((cleanup) => cleanup());
    if (level === undefined) return;
    const other = level === 3 ? 2 : 3;
    const { container } = await render(name, { headingLevel: other });
    expect(Math.min(...levelsIn(container.ownerDocument.body))).toBe(other);
  }

  test.each(components.filter((name) => !exceptions[name] && !others.has(name)))('%s', expectLevel);

  test('WithFixedHeading is reported', async () => {
    await expect(expectLevel('WithFixedHeading')).rejects.toThrow(/expected 2 to be 3/);
  });
});

describe("all text in general components' Default stories can be translated", () => {
  /** Marks every word. */
  const translate: Translate = (_name, english) => {
    const marked = Object.entries(english).map(([key, word]) => [
      key,
      typeof word === 'function' ? () => '«»' : '«»',
    ]);
    return Object.fromEntries(marked);
  };
  /** Names and units that are not translated. */
  const untranslated = /^(Patunay|\d+\.\d\d MB)$/;

  /** All strings in a component's props, at any depth. */
  function stringsIn(value: unknown, seen = new Set<unknown>()): string[] {
    if (typeof value === 'string') return [value];
    if (value instanceof File) return [value.name, value.type];
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    return Object.entries(value).flatMap(([key, part]) =>
      key === '_owner' || key === '_store' ? [] : stringsIn(part, seen),
    );
  }

  function textsIn(root: Element) {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      // Skip table cells, which the caller renders.
      if (node.parentElement?.closest('[role=cell], [role=rowheader]')) continue;
      if (node instanceof Text) texts.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'])
        texts.push(node.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  }

  const general = Object.entries(storyFiles)
    .filter(([path]) => path.startsWith('./components/'))
    .map(([, { default: meta, Default }]) => ({
      name: components.find((name) => exported[name] === meta.component) ?? '',
      props: { ...meta.args, ...Default?.args },
    }))
    .filter(({ name }) => name !== '' && !exceptions[name]);

  async function ownTexts(name: string, props: Props) {
    const { classed } = await render(name, {}, translate);
    // The Toaster adds its toast after a delay.
    if (name === 'Toaster') await expect.poll(() => classed.textContent).not.toBe('');
    const given = stringsIn(props).join('\n');
    return textsIn(classed).filter(
      (text) => !text.includes('«»') && !given.includes(text) && !untranslated.test(text),
    );
  }

  test.each(general)('$name', async ({ name, props }) => {
    expect(await ownTexts(name, props)).toEqual([]);
  });

  test('WithOwnWords is reported', async () => {
    expect(await ownTexts('WithOwnWords', {})).toEqual(['Close']);
  });
});
