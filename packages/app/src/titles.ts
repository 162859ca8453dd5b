import { findClient, findDocument } from '@patunay/fixtures';
import { errorTexts } from '@patunay/ui';

/** A route's `handle`. */
export interface RouteHandle {
  /** The page's title, without the product name. */
  title: (params: Record<string, string | undefined>) => string;
}

export const clientTitle = (clientId = '') =>
  findClient(clientId)?.name ?? errorTexts.clientNotFound;

export const documentTitle = (clientId = '', documentId = '') =>
  findDocument(clientId, documentId)?.name ?? errorTexts.documentNotFound;

/** The full document title. */
export const fullTitle = (title: string) => `${title} · Patunay`;
