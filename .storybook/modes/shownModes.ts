import { defaultEnvironment, modes } from '../environments/modes.ts';
import type { Environment, Mode } from '../environments/modes.ts';

/** The modes that are shown beside each other, by their names there. */
export const shownModes: Record<string, Mode> = {
  Light: modes.light,
  Dark: modes.dark,
  Phone: modes.phone,
  'Large text': modes['large-text'],
  'Right to left': modes['right-to-left'],
  'More contrast': modes['more-contrast'],
  'Forced colours, approximately': modes['forced-colors'],
  Print: modes.print,
  Focus: modes.focus,
};

/** The toolbar's globals for a mode, which emulate what the browser does in the visual tests. */
export function globalsOf(mode: Mode): Environment {
  const { theme, direction, textSize, contrast, forcedColors, media, focus } = {
    ...defaultEnvironment,
    ...mode,
  };
  return {
    ...defaultEnvironment,
    theme,
    direction,
    textSize,
    contrast: forcedColors ? 'forced' : contrast,
    media,
    state: focus ? 'focus' : 'rest',
  };
}

/**
 * The minimum viewport of a story in a mode, in CSS pixels. Components are smaller than patterns and screens, which
 * fill a page, but their viewport is wide enough for a table that is not stacked. `docsHeight` is the story's height on
 * its docs page.
 */
export function sizeOf({ viewport }: Mode, storyId: string, docsHeight = '') {
  const isComponent = storyId.startsWith('components-');
  return {
    width: isComponent ? Math.min(viewport, 704) : viewport,
    height: Number.parseInt(docsHeight) || (isComponent ? 96 : 800),
  };
}
