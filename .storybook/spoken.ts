import type { AccessibleNode } from './accessibilityTree';

// What a screen reader says, in NVDA's manner: one phrase per element, with role, name, value, description and states.

/** Announced by name and state; their contents are not read again. */
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

/** Announced on entering, before their contents. */
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

/** Their contents are all there is to say: without any they are silent. */
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

/** Everything that a screen reader says from the start of a tree to its end. */
export function readAloud(root: AccessibleNode): string[] {
  return read(root, new Set(namesOf(root)));
}

/** The names of all fields and buttons. */
function namesOf(node: AccessibleNode): string[] {
  return [...(leaves.has(node.role) ? [node.name] : []), ...node.children.flatMap(namesOf)];
}

function read(node: AccessibleNode, names: ReadonlySet<string>): string[] {
  const { role, name } = node;
  if (leaves.has(role) && !node.isIgnored) return [announce(node)];
  const contents = readContents(node, names);
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

/** The contents of a node; adjacent texts of one DOM element are one phrase. */
function readContents(node: AccessibleNode, names: ReadonlySet<string>): string[] {
  const phrases: string[] = [];
  let text = '';
  let parent: number | undefined;
  const endText = () => {
    const phrase = plain(text);
    // The label of a field is read as its name.
    if (phrase && !(labels.has(node.role) && names.has(phrase))) phrases.push(phrase);
    text = '';
  };
  for (const child of node.children) {
    const isText = child.role === 'StaticText' && !child.isIgnored;
    if (!isText || child.parent !== parent) endText();
    if (isText) text += child.name;
    else phrases.push(...read(child, names));
    ({ parent } = child);
  }
  endText();
  return phrases;
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What a screen reader says on reaching a node, whether by reading or by focus. */
export function announce(node: AccessibleNode): string {
  const { role, name, value, description, states } = node;
  // A heading's link or button says the name that both share.
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
