import { pageOf, pages } from './pages';

/** The paths of client and document pages (specification, section 2). */
export const clientPath = ({ id }: { id: string }) => pageOf('Client', { clientId: id }).path;

export const documentPath = ({ id, clientId }: { id: string; clientId: string }) =>
  pageOf('Document', { clientId, documentId: id }).path;

/** The path of a document's review, in its dialog. */
export const reviewPath = ({ id }: { id: string }) => `${pages.Review.path}?document=${id}`;

/** Breadcrumb items that several pages share. */
export const dashboardCrumb = { label: pages.Dashboard.title(), href: pages.Dashboard.path };
export const clientsCrumb = { label: pages.Clients.title(), href: pages.Clients.path };
