import { acceptsFile } from '../../components/acceptsFile';
import { errorTexts } from '../errorTexts';
import { acceptedFiles } from '../uploads';

export const uploadMessages = {
  documentType: errorTexts.documentTypeMissing,
  clientName: errorTexts.clientNameMissing,
  skipped: errorTexts.filesSkipped,
} as const;

export type UploadProblem = keyof typeof uploadMessages;

interface UploadDetails {
  documentType: string | null;
  clientName: string;
}

/** The first detail that must be filled in before files can be added: the document type, then the client name. */
export function missingDetail({
  documentType,
  clientName,
}: UploadDetails): Exclude<UploadProblem, 'skipped'> | null {
  if (documentType === null) return 'documentType';
  if (clientName.trim() === '') return 'clientName';
  return null;
}

/** Whether a file has a supported extension, in any letter case; the MIME type is ignored. */
export function isSupported({ name }: { name: string }): boolean {
  return acceptsFile(name, acceptedFiles);
}

export interface PartitionedFiles<F> {
  /** The files to list. */
  accepted: F[];
  /** The files of unsupported types. */
  skipped: F[];
  /** The notice to show. */
  problem: UploadProblem | null;
}

/**
 * Splits added files. None are accepted while a detail is missing; otherwise files of unsupported types are skipped.
 */
export function partitionFiles<F extends { name: string }>(
  details: UploadDetails,
  files: readonly F[],
): PartitionedFiles<F> {
  const missing = missingDetail(details);
  if (missing) return { accepted: [], skipped: [], problem: missing };
  const skipped = files.filter((file) => !isSupported(file));
  return {
    accepted: files.filter(isSupported),
    skipped,
    problem: skipped.length > 0 ? 'skipped' : null,
  };
}

const shownCount = 5;

/** The first five names of a list, and the number of others. */
export function firstFew(names: readonly string[]): { names: string[]; more: number } {
  return { names: names.slice(0, shownCount), more: Math.max(0, names.length - shownCount) };
}
