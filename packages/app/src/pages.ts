import { clients, documents, findClient, findDocument } from '@patunay/fixtures';
import { generatePath } from 'react-router-dom';

type Params = Record<string, string | undefined>;

export interface AppPage {
  /** The path, in React Router's notation. */
  path: string;
  /** The heading; undefined for parameters without a page. */
  title: (params: Params) => string | undefined;
  /** In the breadcrumb and the sidebar; by default the title. */
  label?: string;
  /** Whether the sidebar has a link to it. */
  inSidebar?: true;
  /** The key of the title for parameters without a page, in `errorTexts`. */
  notFound?: 'clientNotFound' | 'documentNotFound';
  /** The parameters of every page of the sample data. */
  samples?: Params[];
}

/**
 * The nine routes of the specification, section 2, by screen. Files, titles, breadcrumbs, the sidebar and the tests
 * that open every page derive from this list. It imports no screens, so that they can import it.
 */
export const pages = {
  Landing: {
    path: '/',
    title: () => 'Document OCR and verification for banks',
    label: 'Home',
    inSidebar: true,
  },
  Dashboard: { path: '/dashboard', title: () => 'Dashboard' },
  Clients: { path: '/clients', title: () => 'Clients', inSidebar: true },
  Client: {
    path: '/clients/:clientId',
    title: ({ clientId = '' }) => findClient(clientId)?.name,
    notFound: 'clientNotFound',
    samples: clients.map(({ id }) => ({ clientId: id })),
  },
  Document: {
    path: '/clients/:clientId/documents/:documentId',
    title: ({ clientId = '', documentId = '' }) => findDocument(clientId, documentId)?.name,
    notFound: 'documentNotFound',
    samples: documents.map(({ id, clientId }) => ({ clientId, documentId: id })),
  },
  Upload: {
    path: '/upload',
    title: () => 'Bulk Upload Documents',
    label: 'Bulk Upload',
    inSidebar: true,
  },
  Activity: { path: '/activity', title: () => 'Activity Log', label: 'Activity', inSidebar: true },
  Review: {
    path: '/review',
    title: () => 'Documents Needing Review',
    label: 'Review',
    inSidebar: true,
  },
  Reports: { path: '/reports', title: () => 'Reports', inSidebar: true },
} satisfies Record<string, AppPage>;

export type ScreenName = keyof typeof pages;

export const screenNames = Object.keys(pages) as ScreenName[];

export type SidebarScreen = {
  [Name in ScreenName]: (typeof pages)[Name] extends { inSidebar: true } ? Name : never;
}[ScreenName];

const isInSidebar = (screen: ScreenName): screen is SidebarScreen => 'inSidebar' in pages[screen];

const labelOf = ({ label, title }: AppPage, params: Params = {}) => label ?? title(params) ?? '';

/** The sidebar's links, in the order of the routes. */
export const sidebarLinks = screenNames.filter(isInSidebar).map((screen) => ({
  screen,
  label: labelOf(pages[screen]),
  href: pages[screen].path,
}));

/** A page's pathname, heading and breadcrumb. */
export function pageOf(screen: ScreenName, params: Params = {}) {
  const { path, title }: AppPage = pages[screen];
  // Every trail starts at the dashboard.
  const trail = Object.values<AppPage>(pages).filter(
    (page) => page === pages.Dashboard || path === page.path || path.startsWith(`${page.path}/`),
  );
  const breadcrumb = trail.map((page) => ({
    label: labelOf(page, params),
    href: page.path === path ? undefined : generatePath(page.path, params),
  }));
  return { path: generatePath(path, params), title: title(params) ?? '', breadcrumb };
}

/** The props of a page's PageHeader. */
export function headerOf(screen: ScreenName, params?: Params) {
  const { title, breadcrumb } = pageOf(screen, params);
  return { title, breadcrumb };
}

/** Every page of the sample data, in the order of the routes. */
export const knownPages = screenNames.flatMap((screen) => {
  const { samples = [{}] }: AppPage = pages[screen];
  return samples.map((params) => ({ screen, ...pageOf(screen, params) }));
});

/** One known page per screen, the last of its samples. */
export const pageOfEachScreen = screenNames.flatMap(
  (screen) => knownPages.findLast((page) => page.screen === screen) ?? [],
);

/** The `handle` of a page's route. */
export interface RouteHandle {
  /** The page's title, without the product name. */
  title: (params: Params) => string;
}

/** The full document title. */
export const fullTitle = (title: string) => `${title} · Patunay`;
