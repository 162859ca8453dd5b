import { colours } from '../manager/theme';

const both = (name: keyof (typeof colours)['light']) =>
  `light-dark(${colours.light[name]}, ${colours.dark[name]})`;

/** The page that the modes are rendered into. Like the manager, it follows the system's theme. */
export const page = `<!doctype html>
<style>
  @font-face {
    font-family: Inter;
    font-weight: 400 700;
    src: url('./fonts/inter-core.woff2') format('woff2');
  }
  :root { color-scheme: light dark; }
  body {
    margin: 0;
    color: ${both('--pt-fg')};
    background: ${both('--pt-bg-canvas')};
    font: 14px/1.4 Inter, system-ui, sans-serif;
  }
  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 8px 16px;
    border-block-end: 1px solid ${both('--pt-border')};
    background: ${both('--pt-bg-surface')};
  }
  h1 {
    flex: 1 1 12em;
    margin: 0;
    font-size: 16px;
  }
  small { color: ${both('--pt-fg-muted')}; font-weight: 400; font-size: inherit; }
  button {
    min-block-size: 32px;
    padding: 4px 12px;
    border: 1px solid ${both('--pt-border-strong')};
    border-radius: 5px;
    color: inherit;
    background: ${both('--pt-bg-surface')};
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  button:hover { border-color: currentcolor; }
  :focus-visible { outline: 2px solid ${both('--pt-fg-accent')}; outline-offset: 2px; }
  ul { display: flex; flex-wrap: wrap; gap: 16px; margin: 0; padding: 16px; list-style: none; }
  li { max-inline-size: 100%; overflow-x: auto; }
  li > button { margin: 2px 2px 8px; padding-inline: 0; border: 0; background: none; text-decoration: underline; }
  li > div { overflow: hidden; border: 1px solid ${both('--pt-border')}; border-radius: 8px; }
  iframe { display: block; border: 0; transform-origin: 0 0; }
</style>
<title>All modes</title>`;
