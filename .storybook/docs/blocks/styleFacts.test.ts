import { expect, test } from 'vitest';
import { dataAttributes, ownProperties, usedTokens } from './styleFacts.ts';

const css = `
@layer patunay.components {
  /* .no { --comment: 1; } */
  .root {
    --card-bg: var(--pt-bg-surface);

    color: var(--pt-fg);
    background: var(--card-bg);
  }

  .root[data-tone='danger'],
  .root[data-open] {
    --card-bg: var(--pt-bg-danger-soft);
  }

  @media (forced-colors: active) {
    .root {
      --card-bg: Canvas;
    }
  }

  .content[data-state='open'] {
    block-size: var(--radix-accordion-content-height);
  }
}
`;

test("lists a component's own custom properties, default first", () => {
  expect(ownProperties(css)).toEqual([
    {
      name: '--card-bg',
      settings: [
        { where: '.root', value: 'var(--pt-bg-surface)' },
        { where: ".root[data-tone='danger'], .root[data-open]", value: 'var(--pt-bg-danger-soft)' },
        { where: '@media (forced-colors: active) .root', value: 'Canvas' },
      ],
    },
  ]);
});

test("lists the library's tokens, without the component's own and Radix's properties", () => {
  expect(usedTokens(css)).toEqual(['--pt-bg-danger-soft', '--pt-bg-surface', '--pt-fg']);
});

test("lists data attributes, the code's own and Radix's", () => {
  const code = `/** data-none */ <div data-tone={tone} data-open /> // data-neither`;
  expect(dataAttributes(css, code)).toEqual([
    { name: 'data-open', own: true, values: [] },
    { name: 'data-state', own: false, values: ['open'] },
    { name: 'data-tone', own: true, values: ['danger'] },
  ]);
});
