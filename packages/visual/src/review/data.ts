import type { Box } from '../compare/regions.ts';
import type { ChangedElement } from './changedElements.ts';

/** The size of a screenshot. */
export type Size = Pick<Box, 'width' | 'height'>;

/** A screenshot that differs, as the review page shows it. */
export interface Change {
  id: string;
  title: string;
  name: string;
  mode: string;
  kind: 'changed' | 'new' | 'failed' | 'removed';
  message: string;
  /** The title of the component whose change explains it. */
  cause: string;
  /** The hash of its pixels. */
  hash?: string | undefined;
  /** The share of the pixels that differ. */
  share?: number | undefined;
  /** Around all pixels that differ. */
  box?: Box | undefined;
  regions: Box[];
  /** Of the screenshots before and after. */
  sizes: Size[];
  elements: ChangedElement[];
  /** The URLs of the screenshots. */
  before?: string | undefined;
  after?: string | undefined;
  /** The URL of the story, from that of the Storybook. */
  url?: string | undefined;
}

/** The commit that was tested. */
interface Commit {
  branch?: string | undefined;
  hash: string;
  subject?: string | undefined;
  hasChanges: boolean;
}

/** What the review page shows. */
export interface Review {
  /** How many screenshots were compared. */
  total: number;
  commit?: Commit | undefined;
  /** The commit compared with instead of the baselines. */
  base?: string | undefined;
  /** The URL of the Storybook. */
  storybook: string;
  changes: Change[];
  /** What failed besides. */
  problems: string[];
}
