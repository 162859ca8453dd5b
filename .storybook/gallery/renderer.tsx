import { parameters } from '@storybook/addon-docs/preview';
import type { ComponentType, PropsWithChildren } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { useEnvironment } from '../docs/useEnvironment';
import type { Channel } from '../docs/useEnvironment';

interface Renderer {
  render: (
    context: { channel: Channel },
    docs: { page: ComponentType },
    element: HTMLElement,
  ) => Promise<void>;
  unmount: (element: HTMLElement) => void;
}

let root: Root | undefined;

const galleryRenderer: Renderer = {
  async render({ channel }, { page: Page }, element) {
    root ??= createRoot(element);
    root.render(
      <InEnvironment channel={channel}>
        <Page />
      </InEnvironment>,
    );
  },
  unmount() {
    root?.unmount();
    root = undefined;
  },
};

function InEnvironment({ channel, children }: PropsWithChildren<{ channel: Channel }>) {
  useEnvironment(channel);
  return children;
}

/** The renderer of the page that is shown. */
let current: Renderer | undefined;

/**
 * Renders the front page without Storybook's doc blocks, which would be 250 KB of unused code. All other pages are
 * rendered as usual.
 */
export async function renderer(): Promise<Renderer> {
  const isGallery = new URLSearchParams(location.search).get('id') === 'gallery--docs';
  const next: Renderer = isGallery ? galleryRenderer : await parameters.docs.renderer();
  return {
    render(context, docs, element) {
      if (current !== next) current?.unmount(element);
      current = next;
      return next.render(context, docs, element);
    },
    unmount(element) {
      next.unmount(element);
      current = undefined;
    },
  };
}
