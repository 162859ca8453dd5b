// Runs in the review page. No framework and no build: the page is one file that opens without a server.
const { total, changes: all } = JSON.parse(document.querySelector('#data').textContent);
const $ = (id) => document.getElementById(id);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const keyOf = ({ mode, id }) => `${mode}/${id}`;

let shown = all;
let place = 0;

function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const listOf = (changes, labelOf) =>
  h(
    'ul',
    {},
    ...changes.map((change) =>
      h(
        'li',
        {},
        h(
          'a',
          { href: `#${keyOf(change)}` },
          h('img', { src: change.after ?? change.before ?? 'data:,', alt: '', loading: 'lazy' }),
          labelOf(change),
          h('small', {}, change.share ? `${(change.share * 100).toPrecision(2)} %` : ''),
        ),
      ),
    ),
  );

function renderList() {
  shown = all.filter(({ mode }) => [mode, ''].includes($('mode').value));
  const sections = [...Map.groupBy(shown, ({ cause }) => cause)].map(([cause, changes]) => {
    const inside = changes.filter(({ title }) => title !== cause);
    const own = changes.filter(({ title }) => title === cause);
    const section = h('section', {}, h('h3', {}, cause));
    section.append(listOf(own, ({ name, mode }) => `${name}, ${mode}`));
    if (inside.length > 0) {
      const summary = h('summary', {}, `${plural(inside.length, 'screenshot')} containing it`);
      const list = listOf(inside, ({ title, name, mode }) => `${title} › ${name}, ${mode}`);
      section.append(h('details', {}, summary, list));
    }
    return section;
  });
  $('list').replaceChildren(...sections);
}

function figureOf(change, role, size, width) {
  const alt = `${role === 'before' ? 'Before' : 'After'}: ${change.title} › ${change.name}`;
  const figure = h('figure', { class: role }, h('img', { src: change[role], alt }));
  if (!size) return figure;
  // Both at the same scale, even if their sizes differ.
  figure.style.width = `${(size.width / width) * 100}%`;
  const { x, y, width: boxWidth, height } = change.box;
  const outline = figure.appendChild(h('div', { class: 'box' }));
  const sides = { left: x, top: y, width: boxWidth, height };
  for (const [side, pixels] of Object.entries(sides)) {
    const whole = ['left', 'width'].includes(side) ? size.width : size.height;
    outline.style[side] = `${(pixels / whole) * 100}%`;
  }
  return figure;
}

function renderStage() {
  const change = shown[place];
  const roles = ['before', 'after'].filter((role) => change[role]);
  const sizes = { before: change.sizes[0], after: change.sizes[1] };
  const width = Math.max(...change.sizes.map((size) => size.width), 0);
  const view = roles.length === 2 ? document.querySelector('[name=view]:checked').value : 'one';
  document.documentElement.style.setProperty('--width', width || 1280);
  document.documentElement.style.setProperty('--share', `${$('slider').value}%`);
  $('stage').dataset.view = view;
  $('stage').replaceChildren(
    h('div', { id: 'pair' }, ...roles.map((role) => figureOf(change, role, sizes[role], width))),
  );
  $('slider').hidden = view !== 'slider';
  $('views').disabled = view === 'one';
}

/** The URL contains the selected screenshot, so that it can be shared. */
function render() {
  const key = decodeURIComponent(location.hash.slice(1));
  place = Math.max(
    0,
    shown.findIndex((change) => keyOf(change) === key),
  );
  const change = shown[place];
  $('cause').textContent =
    change.cause === change.title
      ? change.title
      : `${change.title}, which contains ${change.cause}`;
  $('title').textContent = `${change.name}, ${change.mode}`;
  $('message').textContent = change.message;
  $('place').textContent = `${place + 1} of ${shown.length}`;
  $('previous').disabled = place === 0;
  $('next').disabled = place === shown.length - 1;
  $('story').hidden = !change.url;
  $('story').href = change.url;
  renderStage();
  $('stage').querySelector('.box')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  for (const link of $('list').querySelectorAll('a')) {
    if (link.hash.slice(1) !== keyOf(change)) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'true');
    link.closest('details')?.setAttribute('open', '');
    link.scrollIntoView({ block: 'nearest' });
  }
}

function go(step) {
  if (shown[place + step]) location.hash = keyOf(shown[place + step]);
}

$('count').textContent = `${all.length} of ${plural(total, 'screenshot')} differ`;
const modes = Map.groupBy(all, ({ mode }) => mode);
$('mode').append(
  h('option', { value: '' }, `All (${all.length})`),
  ...[...modes].map(([mode, { length }]) => h('option', { value: mode }, `${mode} (${length})`)),
);
$('mode').addEventListener('change', () => {
  renderList();
  render();
});
$('previous').addEventListener('click', () => go(-1));
$('next').addEventListener('click', () => go(1));
$('slider').addEventListener('input', renderStage);
$('views').addEventListener('change', renderStage);
addEventListener('hashchange', render);
addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.matches('select')) return;
  if (key === 'j') go(1);
  if (key === 'k') go(-1);
});
renderList();
render();
