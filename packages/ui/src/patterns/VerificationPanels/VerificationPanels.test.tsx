import { pageMetadata } from '@patunay/fixtures';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../domain';
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

describe('findings that belong to the panel as a whole', () => {
  const place = { boxes: [{ page: 1, x: 10, y: 10, width: 10, height: 10 }], panelId: 'fields' };
  const own: Finding[] = [
    { ...place, id: 'seal', label: 'Seal', kind: 'field', missing: true },
    { ...place, id: 'tear', label: 'Torn corner', kind: 'warning' },
    { ...place, id: 'name', label: 'Account name', kind: 'field' },
  ];

  test('only missing fields are called missing', async () => {
    const { container } = await mount(
      <VerificationPanels panels={panels} pages={pageMetadata} findings={own} value="fields" />,
    );
    const rows = [...container.querySelectorAll('[role=group] [data-evidence]')];
    const shown = rows.map((row) => `${row.getAttribute('data-status')}: ${row.textContent}`);
    expect(shown).toEqual([
      expect.stringMatching(/^missing: Missing: Seal /),
      expect.stringMatching(/^warning: Torn corner Warning/),
      expect.stringMatching(/^success: Account name Success/),
    ]);
  });
});
