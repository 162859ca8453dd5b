import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { plant } from '../plant';

const root = resolve(import.meta.dirname, '../..');

/** Lints CSS as if it were the contents of `file`. Reports unneeded `stylelint-disable` comments, too. */
async function reported(
  code: string,
  file = 'packages/ui/src/components/Planted/Planted.module.css',
) {
  const { results } = await stylelint.lint({ code, codeFilename: resolve(root, file), cwd: root });
  return results[0]!.warnings.map(({ line, rule, text }) => `${line} ${rule}: ${text}`);
}

/** Every violation is disabled by a comment that names the expected rule; an unneeded comment is an error. */
const planted = `/* stylelint-disable-next-line at-rule-disallowed-list -- The imported rules would have no layer. */
@import './Other.css';

@layer patunay.components {
  .root {
    --pt-planted-fg: var(--pt-fg);

    /* stylelint-disable-next-line csstools/value-no-unknown-custom-properties -- A misspelt token. */
    color: var(--pt-fg-mutedd);
    /* stylelint-disable-next-line csstools/value-no-unknown-custom-properties -- A token of the private scale. */
    background: var(--pt-sand-3);
    /* stylelint-disable-next-line csstools/value-no-unknown-custom-properties -- Another component's property. */
    border-color: var(--pt-badge-fg);
    /* stylelint-disable-next-line color-no-hex -- A raw colour. */
    outline-color: #21201c;
    /* stylelint-disable-next-line color-named -- A raw colour. */
    caret-color: rebeccapurple;
    /* stylelint-disable-next-line function-disallowed-list -- A raw colour. */
    accent-color: oklch(60% 0.1 250deg);
    block-size: var(--radix-accordion-content-height);
    fill: var(--pt-planted-fg);
  }

  .root[data-size='small']:hover {
    color: color-mix(in oklab, var(--pt-fg), transparent);
  }

  /* stylelint-disable-next-line selector-max-specificity -- A specificity of 0,4,0. */
  .root[data-size='small'] .a .b {
    color: transparent;
  }

  /* stylelint-disable-next-line plugin/no-unsupported-browser-features -- Style queries. */
  @container style(--a: b) {
    .root {
      color: currentcolor;
    }
  }
}

/* stylelint-disable-next-line rule-nesting-at-rule-required-list -- Outside its layer. */
.late {
  color: var(--pt-fg);
}

/* stylelint-disable-next-line layer-name-pattern -- A layer for global styles. */
@layer patunay.reset;
`;

test('reports every planted violation, and nothing else', async () => {
  expect(await reported(planted)).toEqual([]);
});

test('reports a disable comment without a violation', async () => {
  const found = await reported(planted.replace('rebeccapurple', 'transparent'));
  expect(found.join('\n')).toMatch(/Needless disable/);
});

test('allows raw colours in the tokens file', async () => {
  const tokens =
    '@layer patunay.tokens {\n  :root {\n    --pt-bg-paper: #fff;\n    --pt-bg: var(--pt-sand-3);\n  }\n}\n';
  expect(await reported(tokens, 'packages/ui/src/styles/tokens.css')).toEqual([]);
});

test('oxfmt reports a badly formatted file', () => {
  const check = (code: string) => {
    const folder = plant({ 'planted.ts': code });
    const args = ['oxfmt', '-c', resolve(root, '.oxfmtrc.json'), '--check', folder];
    return spawnSync('npx', args, { cwd: root }).status;
  };
  expect(check(`const a = "b"\n`)).toBe(1);
  expect(check(`const a = 'b';\n`)).toBe(0);
});
