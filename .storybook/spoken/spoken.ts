import type { AccessibleNode } from './accessibilityTree';

// Simulates what a screen reader says, modelled on NVDA: one phrase per element, with role, name, value, description
// and states.

/** Roles announced by name and states; their contents are not read separately. */
const leaves = new Set([
  'button',
  'checkbox',
  'combobox',
  'image',
  'link',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
]);

/** Roles announced when the reader enters them, before their contents. */
const containers = new Set([
  'alert',
  'alertdialog',
  'article',
  'banner',
  'columnheader',
  'complementary',
  'contentinfo',
  'dialog',
  'figure',
  'form',
  'group',
  'heading',
  'list',
  'main',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'status',
  'table',
  'tablist',
  'tabpanel',
  'toolbar',
]);

/** Roles that are announced only if they have contents. */
const silentWhenEmpty = new Set(['alert', 'columnheader', 'list', 'status']);

const labels = new Set(['LabelText', 'Legend']);

const roleNames: Record<string, string> = {
  columnheader: 'column header',
  image: 'graphic',
  progressbar: 'progress bar',
  radiogroup: 'radio group',
  tablist: 'tabs',
  tabpanel: 'tab panel',
};

/** Everything that a screen reader says when it reads a page from start to end. */
export function readAloud(root: AccessibleNode): string[] {
  return read(root, new Set(namesOf(root)));
}

/** The names of all elements that are announced by name, such as fields, buttons and links. */
function namesOf(node: AccessibleNode): string[] {
  return [...(leaves.has(node.role) ? [node.name] : []), ...node.children.flatMap(namesOf)];
}

function read(node: AccessibleNode, names: ReadonlySet<string>, isInLabel = false): string[] {
  const { role, name } = node;
  if (isAnnouncer(node)) return [];
  if (leaves.has(role) && !node.isIgnored) return [announce(node)];
  // The words of a page's text are elements only to be placed: a line of them is read as one.
  if ('data-text-line' in node.attributes) return [plain(textsOf(node).join(''))];
  const contents = readContents(node, names, isInLabel);
  if (node.isIgnored || !containers.has(role)) {
    const [first, ...rest] = contents;
    return first === undefined ? [] : [[first, ...attributeStates(node)].join(', '), ...rest];
  }
  if (contents.length === 0 && silentWhenEmpty.has(role)) return [];
  // A form without a name is not a landmark.
  if (role === 'form' && !name) return contents;
  // The text of a heading or column header is its name.
  return contents.join(' ') === name ? [announce(node)] : [announce(node), ...contents];
}

/** Whether a node is the library's only live region. */
const isAnnouncer = ({ attributes }: AccessibleNode) => attributes['aria-live'] === 'polite';

/** What a screen reader announces unprompted: the page title, the text of the live region, and the focused element. */
export function readLive(root: AccessibleNode): Map<string, string> {
  const focused = root.children.map(focusedIn).find((node) => node !== undefined);
  return new Map([
    ['title', root.name],
    ['announcement', plain(announcementsIn(root).join(' '))],
    ['focus', focused?.name ? announce(focused) : ''],
  ]);
}

const announcementsIn = (node: AccessibleNode): string[] =>
  isAnnouncer(node) ? textsOf(node) : node.children.flatMap(announcementsIn);

/** The text in a node, except in buttons, links and other elements that are announced by name. */
function textsOf(node: AccessibleNode): string[] {
  if (leaves.has(node.role)) return [];
  return node.role === 'StaticText' ? [node.name] : node.children.flatMap(textsOf);
}

/** The innermost node that has focus. */
function focusedIn(node: AccessibleNode): AccessibleNode | undefined {
  for (const child of node.children) {
    const focused = focusedIn(child);
    if (focused) return focused;
  }
  return node.states.focused === true ? node : undefined;
}

/** How long the live region and focus may take to change after a step, in milliseconds. */
const stepTimeout = 3000;

/** Collects what is announced in each step of a flow. Waits for the `expected` phrases. */
export function followFlow(
  expected: readonly string[][],
  read: () => Promise<ReturnType<typeof readLive>>,
) {
  const said: string[][] = [];
  const last = new Map<string, string>();
  const changed = (now: ReadonlyMap<string, string>) =>
    [...now]
      .filter(([source, text]) => text !== '' && text !== last.get(source))
      .map(([, text]) => text);
  return {
    said,
    async endStep() {
      const wanted = expected[said.length]?.join();
      const until = performance.now() + stepTimeout;
      const isLate = (phrases: string[]) => wanted !== undefined && phrases.join() !== wanted;
      let now = await read();
      while (isLate(changed(now)) && performance.now() < until) now = await read();
      said.push(changed(now));
      for (const [source, text] of now) last.set(source, text);
    },
  };
}

/** The contents of a node; adjacent text nodes of one DOM element are one phrase. */
function readContents(
  node: AccessibleNode,
  names: ReadonlySet<string>,
  isInLabel: boolean,
): string[] {
  // A field's label is read as the field's name, so skip the label itself. Chromium ignores the label of a radio.
  const isLabel = isInLabel || labels.has(node.role) || 'for' in node.attributes;
  const phrases: string[] = [];
  let text = '';
  let parent: number | undefined;
  const endText = () => {
    const phrase = plain(text);
    if (phrase && !(isLabel && names.has(phrase))) phrases.push(phrase);
    text = '';
  };
  for (const child of node.children) {
    const isText = child.role === 'StaticText' && !child.isIgnored;
    if (!isText || child.parent !== parent) endText();
    if (isText) text += child.name;
    else phrases.push(...read(child, names, isLabel));
    ({ parent } = child);
  }
  endText();
  return phrases;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What a screen reader says when it reaches a node, by reading or by focus. */
function announce(node: AccessibleNode): string {
  const { role, name, value, description, states } = node;
  // If a heading contains a link or button with the same name, only the inner element is announced with that name.
  const isNamedByChild =
    role === 'heading' &&
    node.children.some((child) => leaves.has(child.role) && child.name === name);
  return [
    roleNames[role] ?? role,
    role === 'heading' && `level ${String(states.level)}`,
    !isNamedByChild && name,
    role === 'list' && count(node.children.length),
    ['combobox', 'textbox', 'searchbox', 'progressbar'].includes(role) && plain(value),
    description !== name && description,
    ...ariaStates(states),
    ...attributeStates(node),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

const count = (items: number) => (items === 1 ? '1 item' : `${items} items`);

function ariaStates(states: AccessibleNode['states']) {
  const either = (name: string, yes: string, no: string) =>
    name in states && (String(states[name]) === 'true' ? yes : no);
  return [
    either('checked', 'checked', 'not checked'),
    either('pressed', 'pressed', 'not pressed'),
    either('selected', 'selected', ''),
    either('expanded', 'expanded', 'collapsed'),
    either('disabled', 'unavailable', ''),
    either('readonly', 'read only', ''),
    either('required', 'required', ''),
    either('busy', 'busy', ''),
    'invalid' in states && states.invalid !== 'false' && 'invalid entry',
    typeof states.keyshortcuts === 'string' && states.keyshortcuts,
  ];
}

function attributeStates({ attributes }: AccessibleNode): string[] {
  const { 'aria-current': current = 'false', 'aria-sort': sort = 'none' } = attributes;
  return [
    ...(current === 'false' ? [] : [current === 'true' ? 'current' : `current ${current}`]),
    ...(sort === 'none' ? [] : [`sorted ${sort}`]),
  ];
}
