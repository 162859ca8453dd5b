import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { addons } from 'storybook/preview-api';
import gallery from 'virtual:gallery';
import { EmptyState } from '../../packages/ui/src/components/EmptyState';
import { SearchField } from '../../packages/ui/src/components/SearchField';
import { isComposing } from '../../packages/ui/src/isComposing';
import { useEnvironment } from '../docs/blocks/useEnvironment';
import { NAVIGATE_URL } from '../internals/browser';
import { count } from './Card';
import { sections, sheetsOf } from './catalogue';
import styles from './Gallery.module.css';
import { Cards, Components, ErrorTexts, Flows, Foundations, Patterns, Screens } from './Sections';
import { ThemeContext } from './Thumbnail';

const facts = Object.entries(gallery.sheets)
  .filter(([title]) => !title.startsWith('Foundations/'))
  .map(([, sheet]) => sheet);
const total = (key: 'states' | 'checks') => facts.reduce((sum, sheet) => sum + sheet[key], 0);

const squeeze = (text: string) => text.replaceAll(' ', '').toLowerCase();

/** The sheets whose name, or whose name in another library, contains a text. Storybook searches the guides. */
const findSheets = (query: string) =>
  sections
    .flatMap(sheetsOf)
    .filter(({ title, name }) =>
      [name, ...(gallery.sheets[title]?.aliases ?? [])].some((text) =>
        squeeze(text).includes(squeeze(query)),
      ),
    );

/** Enter opens the first result. */
function openResult(event: KeyboardEvent<HTMLInputElement>) {
  // During IME composition, Enter confirms the input.
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  document.querySelector<HTMLAnchorElement>('#results a')?.click();
}

/** Navigates within Storybook; a click with a modifier key opens a new tab as usual. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!href?.startsWith('./') || isModified) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, href.replace('./', ''));
}

/** Storybook's front page: every component, screen and flow as thumbnails of the committed baselines. */
export function Gallery() {
  const { theme = 'light' } = useEnvironment();
  const [query, setQuery] = useState('');
  const found = query.trim() ? findSheets(query) : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Handles the clicks of the links inside, which Enter triggers too.
    <div className={styles.root} onClick={follow}>
      <header className={styles.header}>
        <h1 className={styles.title}>Patunay</h1>
        <p className={styles.muted}>
          {`${count(total('states'), 'state')}, ${count(total('checks'), 'check')} by axe: one violation fails the visual tests.`}
        </p>
        <SearchField
          label="Search the gallery"
          placeholder="Name, such as dialog or modal"
          value={query}
          onValueChange={setQuery}
          resultText={found ? count(found.length, 'match', 'matches') : ''}
          onKeyDown={openResult}
        />
      </header>
      <ThemeContext value={theme}>
        {found ? (
          <section id="results" className={styles.section} aria-label="Results">
            {found.length > 0 ? (
              <Cards sheets={found} />
            ) : (
              <EmptyState title={`Nothing is called “${query.trim()}”`} />
            )}
          </section>
        ) : (
          <>
            <Screens />
            <Flows />
            <Components />
            <Patterns title="Patterns" />
            <Patterns title="Marketing" />
            <Foundations />
            <ErrorTexts />
          </>
        )}
      </ThemeContext>
    </div>
  );
}
