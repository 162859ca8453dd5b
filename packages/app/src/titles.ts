import { findClient, findDocument } from '@patunay/fixtures';
import { errorTexts } from '@patunay/ui';

/** What a route tells about itself beside its component. */
export interface RouteHandle {
  /** The page's title, without the product's name. */
  title: (params: Record<string, string | undefined>) => string;
}

export const clientTitle = (clientId = '') =>
  findClient(clientId)?.name ?? errorTexts.clientNotFound;

export const documentTitle = (clientId = '', documentId = '') =>
  findDocument(clientId, documentId)?.name ?? errorTexts.documentNotFound;

/** A page's title as the browser shows it. */
export const fullTitle = (title: string) => `${title} · Patunay`;
