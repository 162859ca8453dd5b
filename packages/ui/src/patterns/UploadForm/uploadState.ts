import type { FileListItem } from '../../components/FileList';
import type { ClientType } from '../../domain';
import { missingDetail, partitionFiles } from './uploadRules';
import type { UploadProblem } from './uploadRules';

export interface UploadNotice {
  problem: UploadProblem;
  /** Names of the skipped files. */
  skipped: string[];
  /** Unique per notice, so that a repeated notice is announced again. */
  key: number;
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
  /** How many notices there have been, for unique keys. */
  notices: number;
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
  notices: 0,
};

function withNotice(
  state: UploadState,
  problem: UploadProblem | null,
  skipped: string[] = [],
): UploadState {
  if (problem === null) return { ...state, notice: null };
  const key = state.notices + 1;
  return { ...state, notice: { problem, skipped, key }, notices: key };
}

function takeFiles(state: UploadState, files: readonly File[]): UploadState {
  if (files.length === 0) return state;
  const { accepted, skipped, problem } = partitionFiles(state, files);
  const items = accepted.map((file, index) => ({ id: `file-${state.listed + index + 1}`, file }));
  return withNotice(
    {
      ...state,
      items: [...state.items, ...items],
      shownId: state.shownId ?? items[0]?.id ?? null,
      listed: state.listed + items.length,
    },
    problem,
    skipped.map(({ name }) => name),
  );
}

/** The state transitions of the upload form (specification, sections 4 and 5). */
export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'clientTypeChanged':
      return {
        ...state,
        clientType: action.clientType,
        documentType: null,
        items: [],
        shownId: null,
        notice: null,
      };
    case 'clientNameChanged':
      return { ...state, clientName: action.clientName, notice: null };
    case 'documentTypeChanged':
      return { ...state, documentType: action.documentType, notice: null };
    case 'filesArrived':
      return takeFiles(state, action.files);
    case 'filePicked':
      return { ...state, shownId: action.id };
    case 'fileRemoved':
      return {
        ...state,
        items: state.items.filter(({ id }) => id !== action.id),
        shownId: state.shownId === action.id ? null : state.shownId,
      };
    case 'uploadRequested': {
      const problem = missingDetail(state);
      return problem ? withNotice(state, problem) : state;
    }
  }
}
