import type { Decorator } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import type { ReactNode } from 'react';
import styles from './Cover.module.css';

const { cover = '' } = styles;

/** How a cover is composed: `parameters.cover`. Lengths are in CSS pixels; the cover is 352 × 220. */
interface CoverParameters {
  /** The width that the story is laid out in; by default as wide as its content. */
  width?: number;
  /**
   * Rounded to 1/64.
   *
   * @default 1
   */
  scale?: number;
  /**
   * What the story lies on. `sheet` is white paper, `desk` nothing, for what has a surface of its own. A `window` ends
   * beyond the cover: it is for what is larger than the cover.
   *
   * @default 'sheet'
   */
  on?: 'sheet' | 'desk' | 'window';
  /** How far a `window` is scrolled. */
  from?: { x?: number; y?: number };
}

/**
 * Rounds a scale, so that font sizes of whole and half pixels become multiples of 1/64 px. If two sizes are almost the
 * same, such as 12 px at 140% and 14 px at 120%, Chromium draws both with the font that it created first, and a cover
 * would depend on those shown before it.
 */
const rounded = (scale: number) => Math.round(scale * 64) / 64;

function Cover({
  width,
  scale = 1,
  on = 'sheet',
  from = {},
  children,
}: CoverParameters & { children: ReactNode }) {
  useInsertionEffect(() => {
    // On the body, so that dialogs and other portals are part of the cover.
    const { body } = document;
    body.classList.add(cover);
    body.style.setProperty('--cover-scale', String(rounded(scale)));
    body.toggleAttribute('data-screenshot', true);
    return () => {
      body.classList.remove(cover);
      body.style.removeProperty('--cover-scale');
      body.removeAttribute('data-screenshot');
    };
  }, [scale]);
  return (
    <div className={styles[on]}>
      <div
        style={{
          inlineSize: width,
          marginInlineStart: from.x && -from.x,
          marginBlockStart: from.y && -from.y,
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** Frames the stories with the tag `cover`, which the gallery shows. */
export const withCover: Decorator = (Story, { tags, parameters }) =>
  tags.includes('cover') ? (
    <Cover {...(parameters.cover as CoverParameters)}>
      <Story />
    </Cover>
  ) : (
    <Story />
  );
