import { findClient, findDocument } from '@patunay/fixtures';

/** What a route tells about itself beside its component. */
export interface RouteHandle {
  /** The page's title, without the product's name. */
  title: (params: Record<string, string | undefined>) => string;
}

/** The texts of the specification's error catalogue (section 8) that name a page. */
export const clientNotFound = 'Client not found';
export const documentNotFound = 'Document not found';
export const applicationError = 'Unexpected Application Error!';

export const clientTitle = (clientId = '') => findClient(clientId)?.name ?? clientNotFound;

export const documentTitle = (clientId = '', documentId = '') =>
  findDocument(clientId, documentId)?.name ?? documentNotFound;

/** A page's title as the browser shows it. */
export const fullTitle = (title: string) => `${title} · Patunay`;
