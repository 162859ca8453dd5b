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
  const left = group.filter((one) => !decided.of(one)).length;
  $('group').hidden = group.length < 2 || (left === 0 && !$('whole-group').checked);
  within('group', 'span').textContent =
    left > 0 ? `All ${left} undecided with this cause` : 'All with this cause';
  $('remarks').hidden = !verdict;
  if ($('note').value !== note) $('note').value = note;
  within('place-point', 'span').textContent = point ? 'Move point' : 'Add point';
  $('place-point').hidden = change.sizes.length === 0;
  renderPoint(change, point);
}

const countOf = (verdict: Decision['verdict'], count: number) => {
  if (count === 1) return verdict === 'right' ? 'Right' : 'Needs change';
  return verdict === 'right' ? `${count} right` : `${count} need change`;
};

/** What a decision on a group leaves as it was. */
const stillOf = (verdict: Decision['verdict'], count: number) => {
  if (verdict === 'needs change') return `${count} still right`;
  return count === 1 ? '1 still needs a change' : `${count} still need a change`;
};

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
  const undecided = () => groupOf(current()).filter((change) => !decided.of(change));
  /** What was decided together, and has the same note. */
  let together: Change[] = [];
  const isDecided = () => {
    if (!decided.of(current())) say('Decide first');
    return Boolean(decided.of(current()));
  };

  function decide(verdict: Decision['verdict']) {
    const isGroup = $('whole-group').checked && undecided().length > 0;
    const isBack = !isGroup && decided.of(current())?.verdict === verdict;
    const all = isGroup ? groupOf(current()) : [current()];
    const others = isGroup ? all.filter((change) => decided.of(change)) : [];
    const rest = isGroup ? undecided() : all;
    together = rest.filter(({ kind }) => verdict !== 'right' || kind !== 'failed');
    if (together.length === 0) {
      say('What failed cannot be right');
      return;
    }
    decided.decide(together, isBack ? undefined : verdict);
    const left = others.filter((change) => decided.of(change)?.verdict !== verdict).length;
    const still = left > 0 ? `, ${stillOf(verdict, left)}` : '';
    const what = `${countOf(verdict, together.length)}${still}`;
    if (isBack) {
      renderDecided();
      say('Undecided');
    } else if (verdict === 'right' || !together.includes(current())) goOn(what);
    else {
      renderDecided();
      $('note').focus();
      say(what);
    }
  }

  function undo() {
    const isUndone = decided.undo();
    renderDecided();
    say(isUndone ? 'Last decision undone' : 'Nothing to undo');
  }

  function placePoint() {
    if (!isDecided() || $('place-point').hidden) return;
    showSides();
    if (!decided.of(current())?.point) decided.remark([current()], { point: middleOf(current()) });
    renderDecided();
    focusPoint();
  }

  function toggleGroup() {
    $('whole-group').checked = !$('group').hidden && !$('whole-group').checked;
    say($('whole-group').checked ? `All ${undecided().length}` : 'Only this screenshot');
  }

  const right = () => decide('right');
  const needsChange = () => decide('needs change');
  $('right').addEventListener('click', right);
  $('needs-change').addEventListener('click', needsChange);
  $('place-point').addEventListener('click', placePoint);
  $('note').addEventListener('input', () => {
    const all = $('whole-group').checked && together.includes(current()) ? together : [current()];
    decided.remark(all, { note: $('note').value.trim() || undefined });
  });
  $('note').addEventListener('keydown', ({ key, isComposing }) => {
    if (isComposing || !['Enter', 'Escape'].includes(key)) return;
    $('note').blur();
    if (key === 'Enter') goOn('Note saved');
  });
  listenToPoint({
    current,
    point: () => decided.of(current())?.point,
    move: (point) => {
      if (!isDecided()) return;
      decided.remark([current()], { point });
      renderDecided();
    },
  });
  return [
    { keys: ['a'], does: 'Right, and go on', run: right },
    { keys: ['c'], does: 'Needs change, with a note (Enter goes on)', run: needsChange },
    { keys: ['g'], does: 'Decide on all undecided with this cause', run: toggleGroup },
    { keys: ['u'], does: 'Undo the last decision', run: undo },
    { keys: ['n'], does: 'Note', run: () => isDecided() && $('note').focus() },
    { keys: ['p'], does: 'Point on the picture (arrow keys move it)', run: placePoint },
  ];
}
