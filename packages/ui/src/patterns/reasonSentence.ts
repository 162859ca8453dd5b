import type { Finding } from '../domain';
import { pagesOf } from './placeOf';
import type { ReviewReason } from './reviewReasons';

interface Sentence {
  status: ReviewReason['status'];
  name: string;
  details?: string;
  finding: Pick<Finding, 'boxes' | 'label'> | null;
}

/**
 * A finding as a sentence for the client: its details, with the first page unless they name pages themselves. Without a
 * place, its name goes first, because nothing else says what the details are about.
 */
export function reasonSentence({ status, name, details, finding }: Sentence): string {
  const text = details ?? (status === 'missing' && finding ? `${finding.label} is missing.` : name);
  const [page] = finding ? pagesOf(finding) : [];
  const sentence = text.replace(/\.?$/, '');
  if (page === undefined) return details ? `${name}: ${sentence}.` : `${sentence}.`;
  return /\bpages? \d/.test(text) ? `${sentence}.` : `${sentence} (page ${page}).`;
}
