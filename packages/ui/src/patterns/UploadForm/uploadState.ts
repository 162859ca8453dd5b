import { shownName } from '../../components/fileFacts';
import type { FileListItem } from '../../components/FileList';
import type { ClientType } from '../../domain';
import { missingDetail, partitionFiles, uploadMessages } from './uploadRules';
import type { UploadProblem } from './uploadRules';

export interface UploadNotice {
  problem: UploadProblem;
  /** Names of the skipped files. */
  skipped: string[];
}

export interface UploadState {
  clientType: ClientType;
  clientName: string;
  documentType: string | null;
  items: FileListItem[];
  /** The id of the file in the preview. */
  shownId: string | null;
  notice: UploadNotice | null;
  /** How many files have ever been listed, for unique ids. */
  listed: number;
  /** The announcement of the last change that does not move focus; a new object each time. */
  said: { text: string } | null;
}

export type UploadAction =
  | { type: 'clientTypeChanged'; clientType: ClientType }
  | { type: 'clientNameChanged'; clientName: string }
  | { type: 'documentTypeChanged'; documentType: string | null }
  | { type: 'filesArrived'; files: readonly File[] }
  | { type: 'filePicked'; id: string }
  | { type: 'fileRemoved'; id: string }
  | { type: 'uploadRequested' };

export const initialUploadState: UploadState = {
  clientType: 'individual',
  clientName: '',
  documentType: null,
  items: [],
  shownId: null,
  notice: null,
  listed: 0,
  said: null,
};

function withNotice(
  state: UploadState,
  problem: UploadProblem | null,
  skipped: string[] = [],
): UploadState {
  return { ...state, notice: problem && { problem, skipped } };
}

const say = (state: UploadState, ...sentences: (string | false | null)[]): UploadState => ({
  ...state,
  said: { text: sentences.filter(Boolean).join(' ') },
});

const filesOf = (count: number) => (count === 1 ? '1 file' : `${count} files`);
const selectedOf = ({ items }: UploadState) =>
  items.length === 0 ? 'No file selected.' : `${filesOf(items.length)} selected.`;

function takeFiles(state: UploadState, files: readonly File[]): UploadState {
  if (files.length === 0) return state;
  const { accepted, skipped, problem } = partitionFiles(state, files);
  const items = accepted.map((file, index) => ({ id: `file-${state.listed + index + 1}`, file }));
  const next = withNotice(
    {
      ...state,
      items: [...state.items, ...items],
      shownId: state.shownId ?? items[0]?.id ?? null,
      listed: state.listed + items.length,
    },
    problem,
    skipped.map(({ name }) => name),
  );
  const [first] = accepted;
  const added = first && (accepted.length === 1 ? shownName(first) : filesOf(accepted.length));
  return say(
    next,
    added ? `${added} added. ${selectedOf(next)}` : null,
    problem && uploadMessages[problem],
  );
}

function changeClientType(state: UploadState, clientType: ClientType): UploadState {
  const { documentType, items } = state;
  const next = { ...state, clientType, documentType: null, items: [], shownId: null, notice: null };
  const removed = [
    documentType !== null && 'Document type',
    items.length > 0 && filesOf(items.length),
  ].filter(Boolean);
  return removed.length > 0 ? say(next, `${removed.join(' and ')} removed.`) : next;
}

function removeFile(state: UploadState, id: string): UploadState {
  const removed = state.items.find((item) => item.id === id);
  if (!removed) return state;
  const next = {
    ...state,
    items: state.items.filter((item) => item !== removed),
    shownId: state.shownId === id ? null : state.shownId,
  };
  return say(next, `${shownName(removed.file)} removed.`, selectedOf(next));
}

/** The state transitions of the upload form (specification, sections 4 and 5). */
export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'clientTypeChanged':
      return changeClientType(state, action.clientType);
    case 'clientNameChanged':
      return { ...state, clientName: action.clientName, notice: null };
    case 'documentTypeChanged':
      return { ...state, documentType: action.documentType, notice: null };
    case 'filesArrived':
      return takeFiles(state, action.files);
    case 'filePicked':
      return { ...state, shownId: action.id };
    case 'fileRemoved':
      return removeFile(state, action.id);
    case 'uploadRequested': {
      const problem = missingDetail(state);
      return problem ? say(withNotice(state, problem), uploadMessages[problem]) : state;
    }
  }
}
