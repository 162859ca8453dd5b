import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { addons } from 'storybook/preview-api';
import gallery from 'virtual:gallery';
import { Button } from '../../packages/ui/src/components/Button';
import { SearchField } from '../../packages/ui/src/components/SearchField';
import { Stack } from '../../packages/ui/src/components/Stack';
import { isComposing } from '../../packages/ui/src/isComposing';
import { useEnvironment } from '../docs/blocks/useEnvironment';
import { NAVIGATE_URL, UPDATE_GLOBALS } from '../internals/browser';
import { count } from './Card';
import styles from './Gallery.module.css';
import { ModeContext } from './mode';
import { Results, useSearch } from './Search';
import { Components, ErrorTexts, Flows, Foundations, Patterns, Screens } from './Sections';

const modes = { light: 'Light', dark: 'Dark', phone: 'Phone' };
type GalleryMode = keyof typeof modes;

const shortcuts = [
  ['screens', 'See the screens'],
  ['flows', 'Watch a flow'],
  ['components', 'Find a component'],
] as const;

const facts = Object.entries(gallery.sheets)
  .filter(([title]) => !title.startsWith('Foundations/'))
  .map(([, sheet]) => sheet);
const total = (key: 'states' | 'checks') => facts.reduce((sum, sheet) => sum + sheet[key], 0);

/** Enter opens the first result, the down arrow moves focus to it. */
function reachResult(event: KeyboardEvent<HTMLInputElement>) {
  const first = document.querySelector<HTMLAnchorElement>('#results a');
  // While an input method composes, these keys are its own.
  if (!first || isComposing(event.nativeEvent)) return;
  if (!/^(Enter|ArrowDown)$/.test(event.key)) return;
  event.preventDefault();
  if (event.key === 'Enter') first.click();
  else first.focus();
}

const updateGlobals = (globals: Record<string, unknown>) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });

/** Storybook's front page: every component, screen and flow as thumbnails of the committed baselines. */
export function Gallery() {
  // Set by the toolbar or by the switch on the page.
  const { theme = 'light' } = useEnvironment();
  const [isPhone, setPhone] = useState(false);
  const mode: GalleryMode = isPhone ? 'phone' : theme;
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const { matches, isFailed, load } = useSearch(query);

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
          <p className={styles.muted}>
            {count(total('states'), 'state')}, {count(total('checks'), 'check')} by axe in all their
            modes: one violation fails the visual tests.
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
      <div className={styles.tools}>
        <SearchField
          label="Search the gallery"
          placeholder="Name, role, content or --token"
          value={query}
          onValueChange={setQuery}
          resultText={isSearching && matches ? count(matches.length, 'match', 'matches') : ''}
          onFocus={() => void load()}
          onKeyDown={reachResult}
        />
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
      </div>
      <ModeContext value={mode}>
        {isSearching ? (
          <section id="results" className={styles.section} aria-label="Results">
            <Results query={query.trim()} matches={matches} isFailed={isFailed} />
          </section>
        ) : (
          <>
            <Screens />
            <Flows />
            <Patterns title="Patterns" />
            <Components />
            <Patterns title="Marketing" />
            <Foundations />
            <ErrorTexts />
          </>
        )}
      </ModeContext>
    </div>
  );
}
