import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import { warnAboutWords } from './developmentWarnings';

/**
 * The words that general components render by themselves, such as 'Next page'. The English defaults are in the
 * components, so that a page loads only those it needs.
 */
export interface Words {
  Breadcrumb: { label: string };
  Dialog: { close: string };
  Dropzone: { prompt: string; browse: string };
  FileField: { selected: (name: string) => string; refused: (name: string) => string };
  FileList: { remove: string };
  FilePreview: {
    title: string;
    empty: string;
    fileName: string;
    size: string;
    type: string;
  };
  Pager: { previous: string; next: string; page: (page: number) => string };
  SearchField: { clear: string };
  Table: {
    empty: string;
    pages: (label: string) => string;
    range: (first: number, last: number, total: number) => string;
    announcedRange: (first: number, last: number, total: number) => string;
    sortBy: string;
    unsorted: string;
    ascending: string;
    descending: string;
    announcedSort: (column: string, direction: 'ascending' | 'descending') => string;
    announcedUnsorted: string;
  };
  Toaster: {
    /** The accessible name of the toast, with the key that focuses it. */
    label: string;
    dismiss: string;
  };
}

/** Any part of {@link Words}. */
export type PartialWords = { [Name in keyof Words]?: Partial<Words[Name]> };

type Translate = <Name extends keyof Words>(name: Name, english: Words[Name]) => Words[Name];

/** Exported for the conformance tests, which mark every word. */
export const WordsContext = createContext<Translate>((_name, english) => english);

export interface WordsProviderProps {
  /** The words to replace, by component. Keep the object stable between renders. */
  words: PartialWords;
  children: ReactNode;
}

/** Replaces the words of the components in its subtree, for another language or tone. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const translate = useCallback<Translate>(
    (name, english) => {
      const replaced = words[name];
      if (replaced) warnAboutWords(name, replaced, english);
      return { ...english, ...replaced };
    },
    [words],
  );
  return <WordsContext value={translate}>{children}</WordsContext>;
}

/** A component's words: the English defaults, overridden by the WordsProvider. */
export function useWords<Name extends keyof Words>(name: Name, english: Words[Name]): Words[Name] {
  return useContext(WordsContext)(name, english);
}
