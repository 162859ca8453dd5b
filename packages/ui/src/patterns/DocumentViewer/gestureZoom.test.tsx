import { extractedFields } from '@patunay/fixtures';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DocumentViewer } from './DocumentViewer';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** The zoom, in percent, after a pinch on a trackpad, which sends many small wheel events. */
async function zoomAfter(deltaY: number) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <DocumentViewer
        documentName="bill.pdf"
        pageCount={1}
        pageImage={() => 'data:,'}
        extractedFields={extractedFields}
      />,
    ),
  );
  const stage = container.querySelector('[aria-label="Document page"]')!;
  for (let count = 0; count < 60; count += 1) {
    const wheel = new WheelEvent('wheel', {
      deltaY,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    await act(async () => stage.dispatchEvent(wheel));
  }
  const zoom = /(\d+) ?%/.exec(container.textContent)?.[1];
  await act(async () => root.unmount());
  container.remove();
  return Number(zoom);
}

test('a slow pinch zooms in and out by the same factor', async () => {
  const [zoomedIn, zoomedOut] = [await zoomAfter(-1), await zoomAfter(1)];
  expect(zoomedIn).toBeGreaterThan(125);
  expect((zoomedIn * zoomedOut) / 10_000).toBeCloseTo(1, 1);
});
