import { extractedFields } from '@patunay/fixtures';
import { act } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DocumentViewer } from './DocumentViewer';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const onRotationChange = vi.fn();

/** Renders the viewer with a field among its actions and a button in a portal, and presses R in the given element. */
async function pressR(selector: string) {
  onRotationChange.mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const actions = (
    <>
      <input />
      {createPortal(<button className="in-portal">Close</button>, document.body)}
    </>
  );
  await act(async () =>
    root.render(
      <DocumentViewer
        documentName="bill.pdf"
        pageCount={2}
        pageImage={() => 'data:,'}
        extractedFields={extractedFields}
        onRotationChange={onRotationChange}
        actions={actions}
      />,
    ),
  );
  const event = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true });
  await act(async () => document.querySelector(selector)!.dispatchEvent(event));
  await act(async () => root.unmount());
  container.remove();
  return event.defaultPrevented;
}

test('R rotates the page, except in a field or in a dialog opened from the viewer', async () => {
  expect(await pressR('section button')).toBe(true);
  expect(onRotationChange).toHaveBeenCalledOnce();
  for (const selector of ['section input:not([type=radio])', '.in-portal']) {
    expect(await pressR(selector), selector).toBe(false);
    expect(onRotationChange, selector).not.toHaveBeenCalled();
  }
});
