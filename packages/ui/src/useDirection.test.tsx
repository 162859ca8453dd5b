import { extractedFields } from '@patunay/fixtures';
import { act } from 'react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadioGroup, Tabs, TabsList, TabsTrigger } from './index';
import { mount } from './stories/mount';
import { ReviewedViewer } from './stories/ReviewedViewer';

const options = ['one', 'two', 'three'].map((value) => ({ value, label: value }));

/** Components with arrow-key navigation, and a selector for the items that the keys move between. */
const components: [name: string, item: string, element: (dir?: 'ltr') => ReactElement][] = [
  [
    'Tabs',
    '[role=tab]',
    (dir) => (
      <Tabs dir={dir} defaultValue="one">
        <TabsList label="Numbers">
          {options.map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>
    ),
  ],
  [
    'RadioGroup',
    '[type=radio]',
    (dir) => <RadioGroup dir={dir} label="Number" options={options} defaultValue="one" />,
  ],
  [
    'DocumentViewer',
    '[role=toolbar] button',
    (dir) => (
      <ReviewedViewer
        dir={dir}
        documentName="bill.pdf"
        pageCount={2}
        pageImage={() => 'data:,'}
        extractedFields={extractedFields}
      />
    ),
  ],
];

/**
 * Renders an element in a right-to-left container. Returns the number of `dir` attributes written, and the index of the
 * focused item after each arrow key.
 */
async function focusAfterKeys(element: ReactElement, item: string) {
  const { container } = await mount(<div dir="rtl">{element}</div>);
  const written = container.firstElementChild!.querySelectorAll('[dir]').length;
  const items = [...container.querySelectorAll<HTMLElement>(item)];
  await act(async () => items[0]!.focus());
  const focused: number[] = [];
  for (const key of ['{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}']) {
    await act(async () => userEvent.keyboard(key));
    focused.push(items.indexOf(document.activeElement as HTMLElement));
  }
  return { written, focused };
}

test.each(components)(
  '%s inherits right to left: the left arrow key moves to the next item, and no `dir` is set',
  async (_name, item, element) => {
    expect(await focusAfterKeys(element(), item)).toEqual({ written: 0, focused: [1, 2, 1] });
  },
);

test.each(components)('%s can have a direction of its own', async (_name, item, element) => {
  const { written, focused } = await focusAfterKeys(element('ltr'), item);
  expect(written).toBe(1);
  // The left arrow key wraps from the first item to the last, then moves to an earlier one.
  expect(focused[0]).toBeGreaterThan(focused[1]!);
});
