import type { Change } from '../data.ts';
import type { Decision } from '../decisions.ts';
import type { Decided } from './decided.ts';
import { $, within } from './html.ts';
import type { Shortcut } from './keys.ts';
import { focusPoint, listenToPoint, middleOf, renderPoint } from './point.ts';

interface Shown {
  decided: Decided;
  /** The screenshots with the same cause. */
  group: Change[];
}

/** Shows what is decided about a screenshot. */
export function renderDecision(change: Change, { decided, group }: Shown): void {
  const { verdict, note = '', point } = decided.of(change) ?? {};
  $('right').setAttribute('aria-pressed', String(verdict === 'right'));
  $('right').disabled = change.kind === 'failed';
  $('needs-change').setAttribute('aria-pressed', String(verdict === 'needs change'));
  $('group').hidden = group.length < 2;
  within('group', 'span').textContent = `All ${group.length} with this cause`;
  $('remarks').hidden = !verdict;
  if ($('note').value !== note) $('note').value = note;
  within('place-point', 'span').textContent = point ? 'Move point' : 'Add point';
  $('place-point').hidden = change.sizes.length === 0;
  renderPoint(change, point);
}

interface Options {
  current: () => Change;
  groupOf: (change: Change) => Change[];
  decided: Decided;
  say: (text: string) => void;
  /** Goes on with the next screenshot. */
  goOn: (done: string) => void;
  renderDecided: () => void;
  /** Shows both screenshots completely, so that neither covers the point. */
  showSides: () => void;
}

/** Called once: the buttons and keys of a decision. */
export function listenToDecision(options: Options): Shortcut[] {
  const { current, groupOf, decided, say, goOn, renderDecided, showSides } = options;
  const targets = () => ($('whole-group').checked ? groupOf(current()) : [current()]);

  function decide(verdict: Decision['verdict']) {
    const isBack = decided.of(current())?.verdict === verdict && !$('whole-group').checked;
    const all = targets().filter(({ kind }) => verdict !== 'right' || kind !== 'failed');
    decided.decide(all, isBack ? undefined : verdict);
    if (all.length === 0) say('What failed cannot be right');
    else if (isBack) {
      renderDecided();
      say('Undecided');
    } else if (verdict === 'right') goOn(all.length > 1 ? `${all.length} right` : 'Right');
    else {
      renderDecided();
      $('note').focus();
      say(all.length > 1 ? `${all.length} need change` : 'Needs change');
    }
  }

  function placePoint() {
    if (!decided.of(current()) || $('place-point').hidden) return;
    showSides();
    if (!decided.of(current())?.point) decided.remark([current()], { point: middleOf(current()) });
    renderDecided();
    focusPoint();
  }

  function toggleGroup() {
    $('whole-group').checked = !$('group').hidden && !$('whole-group').checked;
    say($('whole-group').checked ? `All ${groupOf(current()).length}` : 'Only this screenshot');
  }

  const right = () => decide('right');
  const needsChange = () => decide('needs change');
  $('right').addEventListener('click', right);
  $('needs-change').addEventListener('click', needsChange);
  $('place-point').addEventListener('click', placePoint);
  $('note').addEventListener('input', () => {
    decided.remark(targets(), { note: $('note').value.trim() || undefined });
  });
  $('note').addEventListener('keydown', ({ key, isComposing }) => {
    if (isComposing || !['Enter', 'Escape'].includes(key)) return;
    $('note').blur();
    if (key === 'Enter') goOn('Noted');
  });
  listenToPoint({
    current,
    point: () => decided.of(current())?.point,
    move: (point) => {
      decided.remark([current()], { point });
      renderDecided();
    },
  });
  return [
    { keys: ['a'], does: 'Right, and go on', run: right },
    { keys: ['c'], does: 'Needs change', run: needsChange },
    { keys: ['g'], does: 'Decide on all with this cause', run: toggleGroup },
    { keys: ['n'], does: 'Note (Enter goes on)', run: () => $('note').focus() },
    { keys: ['p'], does: 'Point on the picture (arrow keys move it)', run: placePoint },
  ];
}
