import { extractedFields } from '@patunay/fixtures';
import { act } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcedIn } from '../../announcer';
import { mount } from '../../stories/mount';
import { paper, textLine } from '../../stories/pageTexts';
import { ReviewedViewer } from '../../stories/ReviewedViewer';
import type { ReviewedViewerProps } from '../../stories/ReviewedViewer';
import type { Finding } from '../findings';
import { centreOf, partAt } from '../review';

const viewer = (props?: Partial<ReviewedViewerProps>) => (
  <ReviewedViewer
    documentName="bill.pdf"
    pageCount={2}
    pageImage={() => 'data:,'}
    extractedFields={extractedFields}
    {...props}
  />
);

test('R rotates the page, except in a field or in a dialog opened from the viewer', async () => {
  const onViewChange = vi.fn();
  const actions = (
    <>
      <input />
      {createPortal(<button className="in-portal">Close</button>, document.body)}
    </>
  );
  await mount(viewer({ onViewChange, actions }));
  const pressR = async (selector: string) => {
    const event = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true });
    await act(async () => document.querySelector(selector)!.dispatchEvent(event));
    return event.defaultPrevented;
  };
  for (const selector of ['section input:not([type=radio])', '.in-portal']) {
    expect(await pressR(selector), selector).toBe(false);
    expect(onViewChange, selector).toHaveBeenCalledOnce();
  }
  expect(await pressR('section button')).toBe(true);
  expect(onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ rotation: 90 }));
});

test('zooming out at the lowest zoom keeps "Fit to window"', async () => {
  const { container } = await mount(
    <div style={{ height: 240, display: 'grid' }}>{viewer({ style: { minHeight: 0 } })}</div>,
  );
  const press = (name: string) =>
    act(async () => container.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click());
  const zoom = () => Number(/(\d+) ?%/.exec(container.textContent)?.[1]);
  await press('Fit to window');
  await expect
    .poll(async () => {
      await act(() => new Promise(requestAnimationFrame));
      return zoom();
    })
    .toBeLessThan(50);
  const fitting = zoom();
  await press('Zoom out');
  expect(zoom()).toBe(fitting);
  expect(container.querySelector('[aria-label="Fit to window"]')!.ariaPressed).toBe('true');
});

/** The zoom, in percent, after a pinch on a trackpad, which sends many small wheel events. */
async function zoomAfter(deltaY: number) {
  const { container } = await mount(viewer());
  const stage = container.querySelector('[aria-label="Document page"]')!;
  for (let count = 0; count < 60; count += 1) {
    const init = { deltaY, ctrlKey: true, bubbles: true, cancelable: true };
    await act(async () => stage.dispatchEvent(new WheelEvent('wheel', init)));
  }
  return Number(/(\d+) ?%/.exec(container.textContent)?.[1]);
}

test("Safari's gesture events zoom the page, not the browser", async () => {
  const { container } = await mount(viewer());
  const stage = container.querySelector('[aria-label="Document page"]')!;
  for (const [type, scale] of [
    ['gesturestart', 1],
    ['gesturechange', 1.25],
    ['gesturechange', 1.5],
    ['gesturestart', 1],
    ['gesturechange', 2],
  ] as const) {
    const event = Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), {
      scale,
    });
    await act(async () => stage.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  }
  expect(container.textContent).toContain('300%');
});

test('a slow pinch zooms in and out by the same factor', async () => {
  const [zoomedIn, zoomedOut] = [await zoomAfter(-1), await zoomAfter(1)];
  expect(zoomedIn).toBeGreaterThan(125);
  expect((zoomedIn * zoomedOut) / 10_000).toBeCloseTo(1, 1);
});

test('a trackpad pinch zooms, even after a pinch on the touchscreen', async () => {
  const { container } = await mount(viewer());
  const stage = container.querySelector('[aria-label="Document page"]')!;
  const send = (type: string, more: object) =>
    act(async () =>
      stage.dispatchEvent(Object.assign(new MouseEvent(type, { cancelable: true }), more)),
    );
  const finger = (clientX: number) => ({ clientX, clientY: 0 });
  await send('touchstart', { touches: [finger(0), finger(100)] });
  await send('touchmove', { touches: [finger(0), finger(150)] });
  await send('touchend', { touches: [finger(0)] });
  expect(container.textContent).toContain('150%');
  await send('gesturestart', { scale: 1 });
  await send('gesturechange', { scale: 2 });
  expect(container.textContent).toContain('300%');
});

const magnifier = () => document.querySelector('[data-magnifier]');

/** A key event with its own timestamp, however late it is handled. */
const keyAt = (type: 'keydown' | 'keyup', timeStamp: number) =>
  Object.defineProperty(new KeyboardEvent(type, { key: 'm', bubbles: true }), 'timeStamp', {
    value: timeStamp,
  });

test.each([
  [100, true],
  [900, false],
])('M pressed for %d ms: the magnifier stays on? %s', async (duration, staysOn) => {
  const { container } = await mount(viewer());
  const stage = container.querySelector('[aria-label="Document page"]')!;
  const start = performance.now();
  await act(async () => stage.dispatchEvent(keyAt('keydown', start)));
  expect(magnifier()).not.toBeNull();
  await act(async () => stage.dispatchEvent(keyAt('keyup', start + duration)));
  expect(magnifier() !== null).toBe(staysOn);
  if (!staysOn) return;
  await act(async () => stage.dispatchEvent(keyAt('keydown', start + 2000)));
  expect(magnifier()).toBeNull();
});

test('a new zoom and a selected finding are announced', async () => {
  const findings = ['Font Detection', 'Cut-Outs'].map<Finding>((name) => ({
    id: name,
    panel: 'fraudDetection',
    status: 'error',
    name,
    details: '',
    places: [{ page: 1, x: 100, y: 100, width: 100, height: 20 }],
  }));
  await mount(viewer({ findings }));
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => announcedIn()).toMatch(/^\d+%$/);
  await userEvent.click(page.getByRole('button', { name: 'Next finding' }));
  await expect.poll(() => announcedIn()).toMatch(/Finding 1 of 2: Font Detection$/);
});

test('Enter in the search goes to the first match on the current page, if it has one', async () => {
  const line = textLine('Transfer to savings', 60, 60, 12);
  await mount(
    viewer({
      view: { page: 2 },
      loadText: async () => [
        [{ kind: 'paragraph', rows: [[line]] }],
        [{ kind: 'paragraph', rows: [[line]] }],
      ],
    }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Search in the document' }));
  await userEvent.keyboard('transfer');
  await expect.element(page.getByText('2 matches')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 of 2')).toBeVisible();
});

test('a press released outside the page shows no magnifier', async () => {
  vi.useFakeTimers();
  try {
    const { container } = await mount(viewer());
    const stage = container.querySelector('[aria-label="Document page"]')!;
    const init = { bubbles: true, isPrimary: true, pointerId: 1, clientX: 5, clientY: 5 };
    await act(async () => stage.dispatchEvent(new PointerEvent('pointerdown', init)));
    await act(async () => document.body.dispatchEvent(new PointerEvent('pointerup', init)));
    await act(async () => void vi.advanceTimersByTime(1000));
    await act(async () => stage.dispatchEvent(new PointerEvent('pointermove', init)));
    expect(magnifier()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('Shift and an arrow key extend a selection, and scroll the page only if there is none', async () => {
  const { container } = await mount(
    viewer({
      view: { zoom: 200 },
      pageImage: () => paper,
      loadText: async () => [[{ kind: 'paragraph', rows: [[textLine('First line', 60, 60, 12)]] }]],
    }),
  );
  const stage = container.querySelector<HTMLElement>('[aria-label="Document page"]')!;
  await expect.poll(() => stage.querySelector('[data-text-line]')).not.toBeNull();
  stage.focus();
  stage.scrollLeft = 0;
  const selection = document.getSelection()!;
  const [word] = stage.querySelectorAll('[data-text-line] > span');
  selection.setBaseAndExtent(word!.firstChild!, 0, word!.firstChild!, 2);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(String(selection)).toBe('Fir');
  expect(stage.scrollLeft).toBe(0);
  selection.removeAllRanges();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(stage.scrollLeft).toBe(80);
});

describe.each([0.8, 1.25])('on a page with zoom: %f', (zoom) => {
  const root = document.documentElement;
  beforeEach(() => void (root.style.zoom = String(zoom)));
  afterEach(() => void root.style.removeProperty('zoom'));

  const point = { x: 200, y: 220 };
  const at = ({ x, y }: typeof point) => ({ clientX: x, clientY: y, bubbles: true });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const stageOf = (container: HTMLElement) =>
    container.querySelector<HTMLElement>('[aria-label="Document page"]')!;
  const sheetIn = (element: Element) => element.querySelector('[data-rotation]')!;

  test('the magnifier is at the pointer, and enlarges what is below it', async () => {
    const { container } = await mount(viewer());
    const stage = stageOf(container);
    await act(async () => stage.dispatchEvent(keyAt('keydown', performance.now())));
    await act(async () => stage.dispatchEvent(new PointerEvent('pointermove', at(point))));
    const lens = boxOf(magnifier()!);
    expect(centreOf(lens).x).toBeCloseTo(point.x, 0);
    expect(centreOf(lens).y).toBeCloseTo(point.y, 0);
    const [sheet, enlarged] = [boxOf(sheetIn(stage)), boxOf(sheetIn(magnifier()!))];
    expect(enlarged.width / sheet.width).toBeCloseTo(3, 1);
    expect(partAt(enlarged, point).x).toBeCloseTo(partAt(sheet, point).x, 2);
    expect(partAt(enlarged, point).y).toBeCloseTo(partAt(sheet, point).y, 2);

    // What scrolls may be the page, the window or anything in between.
    container.style.marginBlockStart = '-30px';
    await act(async () => container.dispatchEvent(new Event('scroll')));
    const moved = partAt(boxOf(sheetIn(stage)), point);
    expect(moved.y).not.toBeCloseTo(partAt(sheet, point).y, 2);
    expect(partAt(boxOf(sheetIn(magnifier()!)), point).y).toBeCloseTo(moved.y, 2);
  });

  test('dragging and pinching keep the same point of the page under the pointer', async () => {
    const { container } = await mount(
      <div style={{ height: 480, display: 'grid' }}>{viewer({ style: { minHeight: 0 } })}</div>,
    );
    const stage = stageOf(container);
    const pinch = (deltaY: number) =>
      act(async () =>
        stage.dispatchEvent(new WheelEvent('wheel', { ...at(point), deltaY, ctrlKey: true })),
      );
    for (let count = 0; count < 4; count += 1) await pinch(-60);
    const before = partAt(boxOf(sheetIn(stage)), point);
    await pinch(-40);
    const zoomed = partAt(boxOf(sheetIn(stage)), point);
    expect(zoomed.x).toBeCloseTo(before.x, 2);
    expect(zoomed.y).toBeCloseTo(before.y, 2);

    // Only a pressed pointer can be captured.
    stage.setPointerCapture = () => undefined;
    const to = { x: point.x - 60, y: point.y - 40 };
    for (const [type, where] of [
      ['pointerdown', point],
      ['pointermove', to],
      ['pointerup', to],
    ] as const) {
      const init = { ...at(where), pointerType: 'mouse', buttons: 1 };
      await act(async () => stage.dispatchEvent(new PointerEvent(type, init)));
    }
    const dragged = partAt(boxOf(sheetIn(stage)), to);
    expect(dragged.x).toBeCloseTo(zoomed.x, 2);
    expect(dragged.y).toBeCloseTo(zoomed.y, 2);
  });
});
