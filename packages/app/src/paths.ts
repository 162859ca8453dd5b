/** The paths of client and document pages (specification, section 2). */
export const clientPath = (client: { id: string }) => `/clients/${encodeURIComponent(client.id)}`;

export const documentPath = (document: { id: string; clientId: string }) =>
  `${clientPath({ id: document.clientId })}/documents/${encodeURIComponent(document.id)}`;

/** Breadcrumb items that several pages share. */
export const dashboardCrumb = { label: 'Dashboard', href: '/dashboard' };
export const clientsCrumb = { label: 'Clients', href: '/clients' };
