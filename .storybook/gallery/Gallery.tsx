import { useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Button } from '../../packages/ui/src/components/Button';
import { Components, ErrorTexts, Flows, Patterns, Screens } from './Sections';
import { Foundations } from './Foundations';
import styles from './Gallery.module.css';
import { ModeContext } from './mode';
import type { PictureMode } from './pictures';

const modes: { value: PictureMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'phone', label: 'Phone' },
];

const updateGlobals = (globals: Record<string, unknown>) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });

function observeTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The page's theme, set by the toolbar or by the switch on the page. */
const usePageTheme = (): PictureMode =>
  useSyncExternalStore(observeTheme, () =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );

/** Storybook's front page: every component, screen and flow as thumbnails of the committed baselines. */
export function Gallery() {
  const theme = usePageTheme();
  const [isPhone, setPhone] = useState(false);
  const mode = isPhone ? 'phone' : theme;

  const choose = (value: PictureMode) => {
    setPhone(value === 'phone');
    updateGlobals({ theme: value === 'dark' ? 'dark' : 'light' });
  };

  // Navigates within Storybook; a click with a modifier key opens a tab as usual.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    if (href.startsWith('#')) {
      document.querySelector(href)?.scrollIntoView();
      return;
    }
    if (isPhone) updateGlobals({ viewport: { value: 'phone', isRotated: false } });
    addons.getChannel().emit(NAVIGATE_URL, href.replace(/^\.\//, '').replace(/&globals=.*/, ''));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Handles the clicks of the links inside, which Enter triggers too.
    <div className={styles.root} onClick={follow}>
      <header className={styles.header}>
        <h1 className={styles.title}>Patunay</h1>
        <p className={styles.lead}>
          Every screen, flow and component of a bank’s document verification, in every state.
        </p>
        <div className={styles.buttons}>
          <Button asChild variant="primary">
            <a href="#screens">See the screens</a>
          </Button>
          <Button asChild>
            <a href="#flows">Watch a flow</a>
          </Button>
          <Button asChild>
            <a href="#components">Find a component</a>
          </Button>
        </div>
      </header>
      <fieldset className={styles.switch}>
        <legend className={styles.legend}>Show everything as</legend>
        {modes.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name="gallery-mode"
              checked={mode === value}
              onChange={() => choose(value)}
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
