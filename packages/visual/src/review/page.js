// Runs in the review page, which opens without a server. `data.js` defines `review`.
const { total, storybook, changes } = review;
const $ = (id) => document.getElementById(id);
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const percent = (part, whole) => `${(100 * part) / whole}%`;
const keyOf = ({ mode, id }) => `${mode}/${id}`;

/** The changes in the selected mode, and the index of the one on the stage. */
let shown = changes;
let place = 0;

const list = (items, labelOf) => {
  const links = items.map((change) => {
    const share = change.share ? `${(change.share * 100).toPrecision(2)} %` : '';
    const thumbnail = change.after ?? change.before ?? 'data:,';
    return `<li><a href="#${keyOf(change)}"><img src="${thumbnail}" alt="" loading="lazy">
      <span>${escape(labelOf(change))}</span><small>${share}</small></a></li>`;
  });
  return `<ul>${links.join('')}</ul>`;
};

function renderList() {
  shown = changes.filter(({ mode }) => [mode, ''].includes($('mode').value));
  const sections = [...Map.groupBy(shown, ({ cause }) => cause)].map(([cause, all]) => {
    const own = all.filter(({ title }) => title === cause);
    const others = all.filter(({ title }) => title !== cause);
    const details = `<details><summary>${plural(others.length, 'screenshot')} containing it</summary>
      ${list(others, ({ title, name, mode }) => `${title} › ${name}, ${mode}`)}</details>`;
    return `<h3>${escape(cause)}</h3>
      ${list(own, ({ name, mode }) => `${name}, ${mode}`)}${others.length > 0 ? details : ''}`;
  });
  $('list').innerHTML = sections.join('');
}

/** One screenshot. If there is another to compare it with, a box marks the pixels that differ. */
function figure({ title, name, box, ...change }, role, size, width) {
  const alt = `${role === 'before' ? 'Before' : 'After'}: ${title} › ${name}`;
  const image = `<img src="${change[role]}" alt="${escape(alt)}">`;
  if (!size) return `<figure class="${role}">${image}</figure>`;
  const outline = `left: ${percent(box.x, size.width)}; top: ${percent(box.y, size.height)};
    width: ${percent(box.width, size.width)}; height: ${percent(box.height, size.height)}`;
  // Both at the same scale, even if their sizes differ.
  return `<figure class="${role}" style="width: ${percent(size.width, width)}">
    ${image}<div class="box" style="${outline}"></div></figure>`;
}

function renderStage() {
  const change = shown[place];
  const isPair = change.before && change.after;
  const view = isPair ? document.querySelector('[name=view]:checked').value : 'one';
  const width = Math.max(...change.sizes.map((size) => size.width), 0);
  document.body.style = `--width: ${width || 1280}; --share: ${$('slider').value}%`;
  $('stage').dataset.view = view;
  $('stage').innerHTML = ['before', 'after']
    .map((role, i) => change[role] && figure(change, role, change.sizes[i], width))
    .join('');
  $('slider').hidden = view !== 'slider';
  $('views').disabled = !isPair;
}

/** Shows the screenshot that the URL's hash names, so that a link to it can be shared. */
function render() {
  const key = decodeURIComponent(location.hash.slice(1));
  const found = shown.findIndex((change) => keyOf(change) === key);
  place = Math.max(0, found);
  const change = shown[place];
  const { title, name, mode, cause, message, url } = change;
  $('cause').textContent = cause === title ? title : `${title}, which contains ${cause}`;
  $('title').textContent = `${name}, ${mode}`;
  $('message').textContent = message;
  $('place').textContent = `${place + 1} of ${shown.length}`;
  $('previous').disabled = place === 0;
  $('next').disabled = place === shown.length - 1;
  $('story').hidden = !url;
  $('story').href = storybook + url;
  renderStage();
  $('stage').querySelector('.box')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  $('list').querySelector('[aria-current]')?.removeAttribute('aria-current');
  const link = $('list').querySelector(`[href="#${keyOf(change)}"]`);
  link.setAttribute('aria-current', 'true');
  link.closest('details')?.setAttribute('open', '');
  link.scrollIntoView({ block: 'nearest' });
}

function go(step) {
  if (shown[place + step]) location.hash = keyOf(shown[place + step]);
}

$('count').textContent = `${changes.length} of ${plural(total, 'screenshot')} differ`;
$('mode').add(new Option(`All (${changes.length})`, ''));
for (const [mode, { length }] of Map.groupBy(changes, ({ mode }) => mode)) {
  $('mode').add(new Option(`${mode} (${length})`, mode));
}
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
