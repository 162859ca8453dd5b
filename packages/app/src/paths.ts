/** The addresses of the pages that belong to one client or document (specification, section 2). */
export const clientPath = (client: { id: string }) => `/clients/${encodeURIComponent(client.id)}`;

export const documentPath = (document: { id: string; clientId: string }) =>
  `${clientPath({ id: document.clientId })}/documents/${encodeURIComponent(document.id)}`;

/** The breadcrumb's first steps, on every back-office page. */
export const dashboardCrumb = { label: 'Dashboard', href: '/dashboard' };
export const clientsCrumb = { label: 'Clients', href: '/clients' };
