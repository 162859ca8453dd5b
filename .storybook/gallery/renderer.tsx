import { parameters } from '@storybook/addon-docs/preview';
import { renderElement, unmountElement } from '@storybook/react-dom-shim';
import type { ComponentType } from 'react';

/** Renders a docs page without Storybook's doc blocks. It shares the root with Storybook's own renderer. */
const withoutDocBlocks = {
  render: (_: unknown, { page: Page }: { page: ComponentType }, element: HTMLElement) =>
    renderElement(<Page />, element),
  unmount: (element: HTMLElement) => unmountElement(element),
};

/** The doc blocks would be 250 KB of unused code on the front page. All other pages are rendered as usual. */
export function renderer() {
  const isGallery = new URLSearchParams(location.search).get('id') === 'gallery--docs';
  return isGallery ? withoutDocBlocks : parameters.docs.renderer();
}
