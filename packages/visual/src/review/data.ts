import type { describeHead } from '../choose/git.ts';
import type { Result } from '../render/render.ts';

/** A screenshot that differs, as the review page shows it. */
export interface Change extends Pick<
  Result,
  'id' | 'title' | 'name' | 'mode' | 'hash' | 'share' | 'box' | 'regions' | 'sizes'
> {
  kind: 'changed' | 'new' | 'failed' | 'removed';
  message: string;
  /** The title of the component whose change explains it. */
  cause: string;
  /** The URLs of the screenshots. */
  before?: string | undefined;
  after?: string | undefined;
  /** The URL of the story, from that of the Storybook. */
  url?: string | undefined;
}

/** What the review page shows. */
export interface Review {
  /** How many screenshots were compared. */
  total: number;
  /** The commit that was tested. */
  commit?: ReturnType<typeof describeHead>;
  /** The commit compared with instead of the baselines. */
  base?: string | undefined;
  /** The URL of the Storybook. */
  storybook: string;
  changes: Change[];
  /** What failed besides. */
  problems: string[];
}
