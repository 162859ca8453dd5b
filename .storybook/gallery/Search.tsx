import { useState } from 'react';
import { Alert } from '../../packages/ui/src/components/Alert';
import { CardGrid } from '../../packages/ui/src/components/CardGrid';
import { EmptyState } from '../../packages/ui/src/components/EmptyState';
import { GuideCard, SheetCard } from './Card';
import { guides, sections, sheetsOf } from './catalogue';
import styles from './Gallery.module.css';
import { search } from './search';
import type { Match } from './search';
import type { Searchable } from './searchIndex';

/**
 * The matches of a query, best first. The index is loaded when `load` is called; after a failure, the next call tries
 * again.
 */
export function useSearch(query: string) {
  const [index, setIndex] = useState<Searchable[]>();
  const [isFailed, setFailed] = useState(false);
  const load = async () => {
    try {
      setIndex((await import('virtual:gallery-search')).default);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return { matches: index && search(query, index), isFailed, load };
}

interface ResultsProps extends Pick<ReturnType<typeof useSearch>, 'matches' | 'isFailed'> {
  query: string;
}

/** What a search finds, with the reason instead of the facts. */
export function Results({ query, matches, isFailed }: ResultsProps) {
  if (isFailed) return <Alert tone="danger" message="The search could not be loaded." />;
  if (!matches) return null;
  if (matches.length === 0) {
    return (
      <EmptyState title={`Nothing matches “${query}”`}>
        Search for a name, a word of a guide, a role such as <code>dialog</code>, what it contains
        such as <code>date</code>, or a token such as <code>--pt-bg-accent</code>.
      </EmptyState>
    );
  }
  return <Cards matches={matches} />;
}

function Cards({ matches }: { matches: Match[] }) {
  const sheets = new Map(
    [...sections, ...guides].flatMap(sheetsOf).map((sheet) => [sheet.title, sheet]),
  );
  return (
    <CardGrid className={styles.grid}>
      {matches.map(({ title, reason }) => {
        const sheet = sheets.get(title);
        if (!sheet) return undefined;
        const ResultCard = guides.some((section) => title.startsWith(`${section}/`))
          ? GuideCard
          : SheetCard;
        return <ResultCard key={title} sheet={sheet} reason={reason} />;
      })}
    </CardGrid>
  );
}
