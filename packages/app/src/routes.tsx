import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './shell/ErrorPage';
import { Root } from './shell/Root';
import { clientTitle, documentTitle } from './titles';
import type { RouteHandle } from './titles';

const titled = (title: RouteHandle['title']): { handle: RouteHandle } => ({ handle: { title } });

/**
 * The nine routes of the specification, section 2. The `id` of a route with code of its own
 * is that module's path: by it the build finds which scripts and styles a page needs.
 */
export const routes: RouteObject[] = [
  {
    id: 'shell/Root',
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        id: 'screens/Landing',
        path: '/',
        lazy: () => import('./screens/Landing'),
        ...titled(() => 'Document OCR and verification for banks'),
      },
      {
        id: 'shell/BackOffice',
        lazy: () => import('./shell/BackOffice'),
        children: [
          {
            id: 'screens/Dashboard',
            path: '/dashboard',
            lazy: () => import('./screens/Dashboard'),
            ...titled(() => 'Dashboard'),
          },
          {
            id: 'screens/Clients',
            path: '/clients',
            lazy: () => import('./screens/Clients'),
            ...titled(() => 'Clients'),
          },
          {
            id: 'screens/Client',
            path: '/clients/:clientId',
            lazy: () => import('./screens/Client'),
            ...titled(({ clientId }) => clientTitle(clientId)),
          },
          {
            id: 'screens/Document',
            path: '/clients/:clientId/documents/:documentId',
            lazy: () => import('./screens/Document'),
            ...titled(({ clientId, documentId }) => documentTitle(clientId, documentId)),
          },
          {
            id: 'screens/Upload',
            path: '/upload',
            lazy: () => import('./screens/Upload'),
            ...titled(() => 'Bulk Upload Documents'),
          },
          {
            id: 'screens/Activity',
            path: '/activity',
            lazy: () => import('./screens/Activity'),
            ...titled(() => 'Activity Log'),
          },
          {
            id: 'screens/Review',
            path: '/review',
            lazy: () => import('./screens/Review'),
            ...titled(() => 'Documents Needing Review'),
          },
          {
            id: 'screens/Reports',
            path: '/reports',
            lazy: () => import('./screens/Reports'),
            ...titled(() => 'Reports'),
          },
        ],
      },
    ],
  },
];
