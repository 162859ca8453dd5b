import { expect, test } from '@playwright/test';
import { layoutProblems } from './layoutProblems';
import { openPreview, show } from './storybookPreview';

/** Stories of a fixed size, which a narrow viewport cuts off: the gallery's covers, too. */
const fixedSize = /^marketing-open-graph-image--default$|-cover$/;

for (const width of [1280, 320]) {
  test(`no story has cut-off or overlapping text at a width of ${width} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(10 * 60_000);
    const { entries } = (await (await request.get('/storybook/index.json')).json()) as {
      entries: Record<string, { type: string }>;
    };
    const stories = Object.keys(entries).filter(
      (id) => entries[id]?.type === 'story' && !fixedSize.test(id),
    );
    expect(stories.length).toBeGreaterThan(400);
    await page.setViewportSize({ width, height: 800 });
    const preview = await openPreview(page);
    const problems: string[] = [];
    for (const id of stories) {
      await show(preview, id);
      for (const problem of await preview.evaluate(layoutProblems)) {
        problems.push(`${id}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });
}
