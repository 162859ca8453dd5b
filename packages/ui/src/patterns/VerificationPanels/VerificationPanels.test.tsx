import { pageMetadata } from '@patunay/fixtures';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../stories/mount';
import { sampleFindings, samplePanels } from '../../stories/samples';
import { VerificationPanels } from './VerificationPanels';

const panels = samplePanels('DOC-2006');
const findings = sampleFindings('DOC-2006');

test('the preview ends when the panel of the hovered finding closes', async () => {
  const onPreview = vi.fn<(id: string | null) => void>();
  const render = (value: string | null) => (
    <VerificationPanels
      panels={panels}
      pages={pageMetadata}
      findings={findings}
      value={value}
      onPreviewedFindingChange={onPreview}
    />
  );
  const mounted = await mount(render('fields'));
  const toggle = mounted.container.querySelector('[aria-label^="Show evidence"]')!;
  await act(async () =>
    toggle.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true })),
  );
  expect(onPreview.mock.lastCall?.[0]).not.toBeNull();
  await mounted.render(render('metadata'));
  await expect.poll(() => onPreview.mock.lastCall?.[0]).toBeNull();
});

test.each([
  { pointerType: 'mouse', previews: 1 },
  { pointerType: 'pen', previews: 1 },
  { pointerType: 'touch', previews: 0 },
])(
  'pointerenter of type $pointerType causes $previews previews',
  async ({ pointerType, previews }) => {
    const onPreview = vi.fn();
    const { container } = await mount(
      <VerificationPanels
        panels={panels}
        pages={pageMetadata}
        findings={findings}
        value="fields"
        onPreviewedFindingChange={onPreview}
      />,
    );
    const toggle = container.querySelector('[aria-label^="Show evidence"]')!;
    await act(async () =>
      toggle.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true })),
    );
    expect(onPreview).toHaveBeenCalledTimes(previews);
  },
);

test('a finding named by a closed panel opens it, even if only the open panel is controlled', async () => {
  const onValueChange = vi.fn();
  await mount(
    <VerificationPanels
      panels={panels}
      pages={pageMetadata}
      findings={findings}
      value={null}
      onValueChange={onValueChange}
      defaultSelectedFinding="font-detection"
    />,
  );
  await userEvent.click(page.getByRole('button', { name: /Font Detection/ }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('fraud');
});
