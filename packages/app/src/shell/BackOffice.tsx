import { AppShell, Button } from '@patunay/ui';
import { ChartColumn, ClipboardCheck, FileUp, History, House, LogOut, Users } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';

/** The sidebar's six links, in the specification's order (section 2). */
const links = [
  { label: 'Home', href: '/', icon: <House /> },
  { label: 'Clients', href: '/clients', icon: <Users /> },
  { label: 'Bulk Upload', href: '/upload', icon: <FileUp /> },
  { label: 'Activity', href: '/activity', icon: <History /> },
  { label: 'Review', href: '/review', icon: <ClipboardCheck /> },
  { label: 'Reports', href: '/reports', icon: <ChartColumn /> },
];

/** The Log Out button, which does nothing (specification, section 2). */
const logOut = (
  <Button variant="ghost">
    <LogOut />
    Log Out
  </Button>
);

/** The layout of all back-office pages. Client and document pages mark Clients as current in the sidebar. */
export function Component() {
  const section = useLocation().pathname.split('/')[1];
  return (
    <AppShell links={links} currentHref={`/${section}`} sidebarFooter={logOut}>
      <Outlet />
    </AppShell>
  );
}
