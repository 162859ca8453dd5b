// Runs in the review page, which opens without a server. `data.js` defines `review`.
import 'virtual:theme.css';
import './page.css';
import './header.css';
import './list.css';
import './screenshot.css';
import './stage.css';
import './elements.css';
import './overlays.css';
import { copy } from './page/copy.ts';
import { rememberDecisions } from './page/decided.ts';
import { listenToDecision, renderDecision } from './page/decision.ts';
import { listenToElements, renderElements } from './page/elements.ts';
import { renderHeader, renderModes, renderNothing, renderProblems } from './page/header.ts';
import type { Change, Review } from './data.ts';
import { $, targetOf } from './page/html.ts';
import { listenForKeys } from './page/keys.ts';
import { firstView, formatHash, parseHash, views, type View } from './page/link.ts';
import { markCurrent, markDecided, renderList } from './page/list.ts';
import { listenToResult } from './page/result.ts';
import { isPair, listenToSlider, renderStage, reveal, widthOf } from './page/stage.ts';
import { keyOf, plural } from './page/words.ts';
import { createZoom } from './page/zoom.ts';

declare global {
  var review: Review;
}

const { review } = globalThis;
const { storybook, changes } = review;

const decided = rememberDecisions(review);
/** The changes in the selected mode, the index of the one on the stage, and how it is shown. */
let shown = changes;
let place = 0;
let view: View = firstView;

const say = (text: string) => void ($('status').textContent = text);
function current(): Change {
  const change = shown[place];
  if (!change) throw new Error('No screenshot is shown.');
  return change;
}
/** What has the same cause, among what is shown. */
const groupOf = ({ cause }: Change) => shown.filter((change) => change.cause === cause);
const zoom = createZoom({ widthOf: () => widthOf(current()), onZoom: scheduleHash });

/** The hash for what is shown, as the browser encodes it. */
const hash = () => {
  const state = { key: keyOf(current()), view, zoom: zoom.get() };
  return new URL(formatHash(state), location.href).hash;
};

/** The hash that the page shows. If the URL has another one, its `hashchange` has not been handled yet. */
let shownHash: string | undefined;
/** Replaces the hash, a little later, because browsers limit how often a page may change its URL. */
let hashTimer: ReturnType<typeof setTimeout> | undefined;
function scheduleHash() {
  clearTimeout(hashTimer);
  hashTimer = setTimeout(() => {
    if (location.hash !== shownHash) return;
    shownHash = hash();
    // Not `location.replace`: in WebKit, it cancels the loading of another page that has just been requested.
    history.replaceState(null, '', shownHash);
  }, 150);
}

/** Shows what is decided. */
function renderDecided() {
  const left = changes.filter((change) => !decided.of(change)).length;
  $('left').textContent = left > 0 ? `${left} left to review` : 'All reviewed';
  $('left').toggleAttribute('data-done', left === 0);
  renderDecision(current(), { decided, group: groupOf(current()) });
  markDecided(shown, (change) => decided.of(change)?.verdict);
  return left;
}

function renderPair() {
  const radio = $('views').elements.namedItem(view);
  if (radio instanceof HTMLInputElement) radio.checked = true;
  renderStage(current(), view);
  zoom.apply();
  reveal();
}

function render() {
  const change = current();
  const { title, name, mode, cause, kind, message, url } = change;
  $('cause').textContent = cause === title ? title : `${title}, which contains ${cause}`;
  $('title').textContent = `${name}, ${mode}`;
  $('message').textContent = kind === 'changed' ? message : `${kind}: ${message}`;
  $('place').textContent = `${place + 1} of ${shown.length}`;
  $('previous').disabled = place === 0;
  $('next').disabled = place === shown.length - 1;
  $('story').hidden = !url;
  $('story').href = `${storybook}${url ?? ''}`;
  $('views').disabled = !isPair(change);
  renderPair();
  $('whole-group').checked = false;
  renderElements(change);
  renderDecided();
  markCurrent(change);
}

function show(index: number) {
  if (!shown[index]) return;
  place = index;
  render();
  const { title, name, mode, kind } = current();
  say(`${place + 1} of ${shown.length}: ${title}, ${name}, ${mode}, ${kind}`);
  shownHash = hash();
  location.hash = shownHash;
}

function showView(name: string) {
  const found = views.find((known) => known === name);
  if (!found || !isPair(current())) return;
  view = found;
  renderPair();
  scheduleHash();
}

/** Shows what the URL says, after a click on a link or in the browser's history. */
function follow() {
  shownHash = location.hash;
  const { key, ...settings } = parseHash(location.hash);
  const found = shown.findIndex((change) => keyOf(change) === key);
  place = Math.max(0, found);
  if (settings.view) view = settings.view;
  render();
  if (settings.zoom) {
    zoom.set(settings.zoom);
    reveal();
  }
  scheduleHash();
}

/** Goes on with the next one that is left. */
function goOn(done: string) {
  const left = renderDecided();
  const rest = shown.flatMap((change, index) => (decided.of(change) ? [] : [index]));
  const next = rest.find((index) => index > place) ?? rest[0];
  if (next !== undefined) show(next);
  say(`${done}, ${left} left${next === undefined ? '' : `. ${$('title').textContent}`}`);
}

async function copyText(text: string, what: string) {
  say((await copy(text)) ? `${what} copied` : 'The browser does not allow copying');
}

function start() {
  renderHeader(review);
  renderProblems(review.problems);
  if (changes.length === 0) return renderNothing(review);
  renderModes(changes);
  renderList(shown);
  listenToSlider();
  listenToElements();
  const decisionKeys = listenToDecision({
    ...{ current, decided, say, goOn, renderDecided, showSides: () => showView('side') },
    groupOf,
  });
  const showResult = listenToResult({ review, decided, onLoad: renderDecided });
  follow();

  $('mode').addEventListener('change', () => {
    const key = keyOf(current());
    shown = changes.filter(({ mode }) => [mode, ''].includes($('mode').value));
    renderList(shown);
    show(
      Math.max(
        0,
        shown.findIndex((change) => keyOf(change) === key),
      ),
    );
    say(plural(shown.length, 'screenshot'));
  });
  $('show-list').addEventListener('click', () => {
    const isOpen = document.body.toggleAttribute('data-list');
    $('show-list').setAttribute('aria-expanded', String(isOpen));
  });
  $('groups').addEventListener('click', (event) => {
    if (targetOf(event)?.closest('a')) document.body.removeAttribute('data-list');
  });
  $('views').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) showView(target.value);
  });
  $('previous').addEventListener('click', () => show(place - 1));
  $('next').addEventListener('click', () => show(place + 1));
  $('zoom-in').addEventListener('click', zoom.zoomIn);
  $('zoom-out').addEventListener('click', zoom.zoomOut);
  $('zoom-fit').addEventListener('click', () => zoom.set('fit'));
  $('copy-link').addEventListener('click', () =>
    copyText(location.href.replace(/#.*|$/, hash()), 'Link'),
  );
  addEventListener('hashchange', () => location.hash !== shownHash && follow());
  listenForKeys([
    { keys: ['j'], does: 'Next screenshot', run: () => show(place + 1) },
    { keys: ['k'], does: 'Previous screenshot', run: () => show(place - 1) },
    ...decisionKeys,
    { keys: ['e'], does: 'Export', run: showResult },
    {
      keys: ['1', '2', '3', '4'],
      does: 'Slider, side by side, blink, difference',
      run: (key) => showView(views[Number(key) - 1] ?? view),
    },
    { keys: ['+'], does: 'Zoom in', run: zoom.zoomIn },
    { keys: ['−'], does: 'Zoom out', run: zoom.zoomOut },
    { keys: ['0'], does: 'Fit', run: () => zoom.set('fit') },
  ]);
}

start();
