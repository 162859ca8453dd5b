import { AppShell } from '@patunay/ui';
import { Outlet, useLocation } from 'react-router-dom';

/** The sidebar's six links, in the specification's order (section 2). */
const links = [
  { label: 'Home', href: '/', icon: 'home' },
  { label: 'Clients', href: '/clients', icon: 'clients' },
  { label: 'Bulk Upload', href: '/upload', icon: 'upload' },
  { label: 'Activity', href: '/activity', icon: 'activity' },
  { label: 'Review', href: '/review', icon: 'review' },
  { label: 'Reports', href: '/reports', icon: 'reports' },
] as const;

/** The layout of all back-office pages. Client and document pages mark Clients as current in the sidebar. */
export function Component() {
  const section = useLocation().pathname.split('/')[1];
  return (
    <AppShell links={[...links]} currentHref={`/${section}`}>
      <Outlet />
    </AppShell>
  );
}
