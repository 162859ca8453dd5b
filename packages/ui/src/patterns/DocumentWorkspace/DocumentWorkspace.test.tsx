import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { bringIntoView } from './bringIntoView';
import { DocumentWorkspace } from './DocumentWorkspace';

const border = () => document.querySelector<HTMLElement>('[role=separator]')!;
const panels = () => document.querySelector('#panels')!;
const width = () => Math.round(panels().getBoundingClientRect().width);
const value = () => Number(border().getAttribute('aria-valuenow'));
const root = document.documentElement;

const expectValueOfLayout = () => expect.poll(() => value() - width()).toBe(0);

async function open(size: [number, number] = [1366, 768]) {
  await page.viewport(...size);
  await mount(
    <DocumentWorkspace viewer={<p>The document</p>} panels={<p id="panels">Panels</p>} />,
  );
  await expect.poll(width).toBeGreaterThan(0);
}

afterEach(() => root.removeAttribute('style'));

test('the value of the border is the actual width, initially and after each change', async () => {
  await open();
  await expectValueOfLayout();
  const own = width();
  border().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(width).toBeGreaterThan(own);
  await expectValueOfLayout();
  expect(border().getAttribute('aria-valuemax')).toBe(String(width()));
  await page.viewport(1100, 768);
  await expectValueOfLayout();
  border().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expectValueOfLayout();
  await page.viewport(1920, 768);
  root.style.fontSize = '200%';
  await expectValueOfLayout();
  await userEvent.keyboard('{Home}');
  await expectValueOfLayout();
});

test('panels that are hidden and shown again keep their width', async () => {
  await open();
  const own = width();
  border().focus();
  await userEvent.keyboard('{ArrowLeft>8}{/ArrowLeft}');
  await expect.poll(width).toBe(own + 8 * 16);
  await userEvent.keyboard('{Enter}');
  await expect.poll(width).toBe(0);
  await expect.poll(value).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(width).toBe(own + 8 * 16);
  await userEvent.click(page.getByRole('button', { name: 'Hide panels' }));
  await expect.poll(width).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Show panels' }));
  await expect.poll(width).toBe(own + 8 * 16);
});

test('folded panels keep the width that their parent has set', async () => {
  await page.viewport(1366, 768);
  const onPanelsWidthChange = vi.fn();
  await mount(
    <DocumentWorkspace
      viewer={<p>The document</p>}
      panels={<p id="panels">Panels</p>}
      panelsWidth={500}
      onPanelsWidthChange={onPanelsWidthChange}
      defaultPanelsFolded
    />,
  );
  await expect.poll(width).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Show panels' }));
  await expect.poll(width).toBe(500);
  expect(onPanelsWidthChange).not.toHaveBeenCalled();
});

test.each([0.8, 1.25])(
  'on a page with zoom: %f, dragging moves the border with the pointer',
  async (zoom) => {
    root.style.zoom = String(zoom);
    root.style.paddingTop = '100px';
    await open([1800, 768]);
    const viewer = document.querySelector('[style*="--pt-workspace-top"]')!;
    const top = parseFloat(getComputedStyle(viewer).getPropertyValue('--pt-workspace-top'));
    expect(top * zoom).toBeCloseTo(panels().getBoundingClientRect().top, 0);
    const at = () => {
      const { left, width } = border().getBoundingClientRect();
      return left + width / 2;
    };
    const start = at();
    // Only a real pointer can be captured.
    border().hasPointerCapture = () => true;
    border().dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: start - 100 }),
    );
    await expect.poll(() => Math.abs(at() - (start - 100))).toBeLessThan(2);
  },
);

test.each([undefined, 'wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'the window scrolls to the selected row, unless the user takes over: %s',
  async (takingOver) => {
    await page.viewport(1366, 768);
    const { container } = await mount(
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <p>The document</p>
        <p style={{ blockSize: 3000, paddingBlockStart: 2000 }}>
          <b>The row</b>
        </p>
      </div>,
    );
    const [viewer, panels] = container.querySelectorAll('p');
    const row = container.querySelector('b')!;
    const isInView = () => row.getBoundingClientRect().bottom < innerHeight;
    const cancel = bringIntoView(viewer!, panels!, () => row);
    if (takingOver) {
      panels!.dispatchEvent(new Event(takingOver, { bubbles: true }));
      // Longer than the panels have to keep their height.
      await new Promise((done) => setTimeout(done, 400));
      expect(isInView()).toBe(false);
    } else {
      await expect.poll(isInView).toBe(true);
    }
    cancel();
    scrollTo(0, 0);
  },
);
