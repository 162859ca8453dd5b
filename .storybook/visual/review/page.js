// Runs in the review page. No framework and no build: the page is one file that opens without a server.
const { total, groups } = JSON.parse(document.querySelector('#data').textContent);
const $ = (id) => document.getElementById(id);

/** Creates an element; `undefined` children are left out. */
function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

for (const { own, folded } of groups) {
  for (const change of [...own, ...folded.flatMap(({ changes }) => changes)]) {
    change.key = `${change.mode}/${change.id}`;
  }
}
const all = groups.flatMap(({ title, own, folded }) => [
  ...own.map((change) => ({ ...change, group: title })),
  ...folded.flatMap(({ title: outer, changes }) =>
    changes.map((change) => ({ ...change, group: `${outer}, which contains ${title}` })),
  ),
]);
const percent = (share) => (share === undefined ? '' : `${(share * 100).toPrecision(2)} %`);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

let shown = all;
let place = 0;

function link(change) {
  const image = change.after ?? change.before;
  return h(
    'li',
    {},
    h(
      'a',
      { href: `#${change.key}` },
      image ? h('img', { src: image, alt: '', loading: 'lazy' }) : h('i', {}),
      h('span', {}, h('b', {}, change.name), h('small', {}, change.mode)),
      h('small', {}, percent(change.share)),
    ),
  );
}

function renderList() {
  const mode = $('mode').value;
  const matches = (change) => !mode || change.mode === mode;
  shown = all.filter(matches);
  const links = (changes) => h('ul', {}, ...changes.filter(matches).map(link));
  const sections = groups.map(({ title, own, folded }) => {
    const inside = folded.filter(({ changes }) => changes.some(matches));
    if (!own.some(matches) && inside.length === 0) return undefined;
    const count = inside.flatMap(({ changes }) => changes.filter(matches)).length;
    return h(
      'section',
      {},
      h('h3', {}, title),
      links(own),
      count === 0
        ? undefined
        : h(
            'details',
            {},
            h('summary', {}, `${plural(count, 'picture')} that contain it`),
            ...inside.flatMap(({ title: outer, changes }) => [h('h4', {}, outer), links(changes)]),
          ),
    );
  });
  $('list').replaceChildren(...sections.filter(Boolean));
}

function figure(change, role, caption, size, width) {
  if (!change[role]) return undefined;
  const { box } = change;
  const frame = h('div', { style: 'position: relative' });
  frame.append(
    h('img', { src: change[role], alt: `${caption}: ${change.title} › ${change.name}` }),
  );
  if (box && size && $('outline').checked) {
    const share = (part, whole) => `${(part / whole) * 100}%`;
    const style = {
      left: share(box.x, size.width),
      top: share(box.y, size.height),
      width: share(box.width, size.width),
      height: share(box.height, size.height),
    };
    const outline = h('div', { class: 'box' });
    Object.assign(outline.style, style);
    frame.append(outline);
  }
  const element = h('figure', { class: role }, h('figcaption', {}, caption), frame);
  // Both in one scale, though the sizes may differ.
  if (size) element.style.width = `${(size.width / width) * 100}%`;
  return element;
}

function renderStage() {
  const change = shown[place];
  if (!change) return;
  const [before, after] = change.sizes;
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const pair = h(
    'div',
    { id: 'pair' },
    figure(change, 'before', 'Before', before, width),
    figure(change, 'after', 'After', after, width),
  );
  document.documentElement.style.setProperty('--width', width || 1280);
  const isPair = Boolean(change.before && change.after);
  const stage = $('stage');
  stage.dataset.view = isPair ? document.querySelector('[name=view]:checked').value : 'one';
  stage.toggleAttribute('data-actual', !$('fit').checked && width > 0);
  stage.dataset.turn = 'after';
  stage.style.setProperty('--share', `${$('slider').value}%`);
  stage.replaceChildren(pair);
  $('slider').hidden = stage.dataset.view !== 'slider';
  $('views').disabled = !isPair;
}

function render() {
  const change = shown[place];
  if (!change) return;
  $('group').textContent = change.group;
  $('title').textContent = `${change.name}, ${change.mode}`;
  $('message').textContent = change.message;
  $('place').textContent = `${place + 1} of ${shown.length}`;
  $('previous').disabled = place === 0;
  $('next').disabled = place === shown.length - 1;
  $('story').hidden = !change.url;
  if (change.url) $('story').href = change.url;
  renderStage();
  $('stage').querySelector('.box')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  for (const other of document.querySelectorAll('nav [aria-current]')) {
    other.removeAttribute('aria-current');
  }
  const current = document.querySelector(`nav a[href="#${CSS.escape(change.key)}"]`);
  if (!current) return;
  current.setAttribute('aria-current', 'true');
  const details = current.closest('details');
  if (details) details.open = true;
  if (innerWidth >= 768) current.scrollIntoView({ block: 'nearest' });
}

/** The URL names the picture, so that a link to it can be sent. */
function open() {
  const key = decodeURIComponent(location.hash.slice(1));
  place = Math.max(
    0,
    shown.findIndex((change) => change.key === key),
  );
  render();
}

function go(step) {
  const change = shown[place + step];
  if (change) location.hash = change.key;
}

$('count').textContent =
  `${all.length} of ${plural(total, 'picture')} ${all.length === 1 ? 'differs' : 'differ'}`;
const modes = [...new Set(all.map(({ mode }) => mode))];
$('mode').append(
  h('option', { value: '' }, `All (${all.length})`),
  ...modes.map((mode) =>
    h(
      'option',
      { value: mode },
      `${mode} (${all.filter((change) => change.mode === mode).length})`,
    ),
  ),
);
$('mode').addEventListener('change', () => {
  renderList();
  open();
});
$('previous').addEventListener('click', () => go(-1));
$('next').addEventListener('click', () => go(1));
$('slider').addEventListener('input', () =>
  $('stage').style.setProperty('--share', `${$('slider').value}%`),
);
for (const input of document.querySelectorAll('[name=view], #outline, #fit')) {
  input.addEventListener('change', renderStage);
}
addEventListener('hashchange', open);
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || target.matches('select')) return;
  const views = [...document.querySelectorAll('[name=view]')];
  const actions = {
    j: () => go(1),
    k: () => go(-1),
    o: () => $('outline').click(),
    f: () => $('fit').click(),
  };
  if (views[key - 1]) views[key - 1].click();
  else actions[key.toLowerCase()]?.();
});
setInterval(() => {
  const { dataset } = $('stage');
  if (dataset.view === 'blink') dataset.turn = dataset.turn === 'after' ? 'before' : 'after';
}, 700);
renderList();
open();
