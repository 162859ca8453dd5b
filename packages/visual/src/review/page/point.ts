import type { Change } from '../data.ts';
import type { Decision } from '../decisions.ts';
import { $, targetOf } from './html.ts';

type Point = NonNullable<Decision['point']>;

const clamp = (value: number, most: number) => Math.round(Math.max(0, Math.min(most, value)));

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const sizeOf = ({ sizes }: Change) => sizes.at(-1) ?? { width: 0, height: 0 };

/** The middle of what changed, where a point begins. */
export function middleOf(change: Change): Point {
  const { x, y, width, height } = change.box ?? { x: 0, y: 0, ...sizeOf(change) };
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Shows the point of a decision on the later screenshot, as a button that arrow keys move. */
export function renderPoint(change: Change, point: Point | undefined): void {
  $('stage').querySelector('.point')?.remove();
  const { width, height } = sizeOf(change);
  const place = [...$('stage').querySelectorAll('.picture')].at(-1);
  if (!point || !place || !width) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'point';
  button.ariaLabel = `Point at ${point.x}, ${point.y}`;
  button.style = `left: ${(100 * point.x) / width}%; top: ${(100 * point.y) / height}%`;
  place.append(button);
}

export const focusPoint = () => $('stage').querySelector<HTMLElement>('.point')?.focus();

interface Options {
  current: () => Change;
  point: () => Point | undefined;
  move: (point: Point | undefined) => void;
}

/** Called once: arrow keys move the point (with Shift by one pixel), Delete removes it, a double click puts it there. */
export function listenToPoint({ current, point, move }: Options): void {
  $('stage').addEventListener('keydown', (event) => {
    const now = point();
    if (!now || !targetOf(event)?.matches('.point')) return;
    const { width, height } = sizeOf(current());
    const [x, y] = arrows[event.key] ?? [0, 0];
    const step = event.shiftKey ? 1 : 8;
    if (x || y) move({ x: clamp(now.x + x * step, width), y: clamp(now.y + y * step, height) });
    else if (['Delete', 'Backspace'].includes(event.key)) move(undefined);
    else return;
    event.preventDefault();
    focusPoint();
  });
  $('stage').addEventListener('dblclick', ({ clientX, clientY }) => {
    const place = [...$('stage').querySelectorAll('.picture')].at(-1);
    const box = place?.getBoundingClientRect();
    if (!box) return;
    const { width, height } = sizeOf(current());
    const x = clamp(((clientX - box.x) / box.width) * width, width);
    const y = clamp(((clientY - box.y) / box.height) * height, height);
    move({ x, y });
  });
}
