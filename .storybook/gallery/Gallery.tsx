import { useState } from 'react';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Button } from '../../packages/ui/src/components/Button';
import { Stack } from '../../packages/ui/src/components/Stack';
import { useEnvironment } from '../docs/useEnvironment';
import styles from './Gallery.module.css';
import { ModeContext } from './mode';
import { Components, ErrorTexts, Flows, Foundations, Patterns, Screens } from './Sections';

const modes = { light: 'Light', dark: 'Dark', phone: 'Phone' };
type GalleryMode = keyof typeof modes;

const shortcuts = [
  ['screens', 'See the screens'],
  ['flows', 'Watch a flow'],
  ['components', 'Find a component'],
] as const;

const updateGlobals = (globals: Record<string, unknown>) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });

/** Storybook's front page: every component, screen and flow as thumbnails of the committed baselines. */
export function Gallery() {
  // Set by the toolbar or by the switch on the page.
  const { theme = 'light' } = useEnvironment();
  const [isPhone, setPhone] = useState(false);
  const mode: GalleryMode = isPhone ? 'phone' : theme;

  const choose = (value: GalleryMode) => {
    setPhone(value === 'phone');
    updateGlobals({ theme: value === 'dark' ? 'dark' : 'light' });
  };

  // Navigates within Storybook; a click with a modifier key opens a tab as usual.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!href?.startsWith('./') || isModified) return;
    event.preventDefault();
    updateGlobals({ viewport: { value: isPhone ? 'phone' : undefined, isRotated: false } });
    addons.getChannel().emit(NAVIGATE_URL, href.replace(/^\.\/|&globals=.*/g, ''));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Handles the clicks of the links inside, which Enter triggers too.
    <div className={styles.root} onClick={follow}>
      <Stack asChild>
        <header>
          <h1 className={styles.title}>Patunay</h1>
          <p className={styles.lead}>
            Every screen, flow and component of a bank’s document verification, in every state.
          </p>
          <div className={styles.buttons}>
            {shortcuts.map(([target, label], index) => (
              <Button key={target} asChild variant={index === 0 ? 'primary' : 'secondary'}>
                <a href={`#${target}`} target="_self">
                  {label}
                </a>
              </Button>
            ))}
          </div>
        </header>
      </Stack>
      <fieldset className={styles.switch} aria-label="Show everything as">
        {Object.entries(modes).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="gallery-mode"
              checked={mode === value}
              onChange={() => choose(value as GalleryMode)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ModeContext value={mode}>
        <Screens />
        <Flows />
        <Patterns title="Patterns" />
        <Components />
        <Patterns title="Marketing" />
        <Foundations />
        <ErrorTexts />
      </ModeContext>
    </div>
  );
}
