import type { RouteObject } from 'react-router-dom';
import { lazyCode } from './loadMatchedRoutes';
import { ErrorPage } from './shell/ErrorPage';
import { Root } from './shell/Root';
import { clientTitle, documentTitle } from './titles';
import type { RouteHandle } from './titles';

/** Creates the route of a screen, whose code is loaded on demand. */
const screen = (
  id: string,
  path: string,
  load: () => Promise<object>,
  title: RouteHandle['title'],
): RouteObject => ({
  id: `screens/${id}`,
  path,
  lazy: lazyCode(load),
  handle: { title } satisfies RouteHandle,
});

/**
 * The nine routes of the specification, section 2. A lazy route's `id` is the path of its module, from which the build
 * finds the page's scripts and styles.
 */
export const routes: RouteObject[] = [
  {
    id: 'shell/Root',
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Nested in Root, so that Root stays mounted and can move focus when an error page appears or disappears.
        id: 'pages',
        ErrorBoundary: ErrorPage,
        children: [
          screen(
            'Landing',
            '/',
            () => import('./screens/Landing'),
            () => 'Document OCR and verification for banks',
          ),
          {
            id: 'shell/BackOffice',
            lazy: lazyCode(() => import('./shell/BackOffice')),
            children: [
              screen(
                'Dashboard',
                '/dashboard',
                () => import('./screens/Dashboard'),
                () => 'Dashboard',
              ),
              screen(
                'Clients',
                '/clients',
                () => import('./screens/Clients'),
                () => 'Clients',
              ),
              screen(
                'Client',
                '/clients/:clientId',
                () => import('./screens/Client'),
                ({ clientId }) => clientTitle(clientId),
              ),
              screen(
                'Document',
                '/clients/:clientId/documents/:documentId',
                () => import('./screens/Document'),
                ({ clientId, documentId }) => documentTitle(clientId, documentId),
              ),
              screen(
                'Upload',
                '/upload',
                () => import('./screens/Upload'),
                () => 'Bulk Upload Documents',
              ),
              screen(
                'Activity',
                '/activity',
                () => import('./screens/Activity'),
                () => 'Activity Log',
              ),
              screen(
                'Review',
                '/review',
                () => import('./screens/Review'),
                () => 'Documents Needing Review',
              ),
              screen(
                'Reports',
                '/reports',
                () => import('./screens/Reports'),
                () => 'Reports',
              ),
            ],
          },
          { id: 'notFound', path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
];
