import { AppShell, Button } from '@patunay/ui';
import { ChartColumn, ClipboardCheck, FileUp, History, House, LogOut, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { pageOf } from '../pages';
import type { ScreenName } from '../pages';

function linkTo(screen: ScreenName, icon: ReactNode) {
  const { path, breadcrumb } = pageOf(screen);
  return { label: breadcrumb.at(-1)?.label ?? '', href: path, icon };
}

/** The sidebar's six links, in the specification's order (section 2). */
const links = [
  { label: 'Home', href: pageOf('Landing').path, icon: <House /> },
  linkTo('Clients', <Users />),
  linkTo('Upload', <FileUp />),
  linkTo('Activity', <History />),
  linkTo('Review', <ClipboardCheck />),
  linkTo('Reports', <ChartColumn />),
];

/** The Log Out button, which does nothing (specification, section 2). */
const logOut = (
  <Button variant="ghost">
    <LogOut />
    {/* oxlint-disable-next-line patunay/no-markup -- on its rail of icons, Sidebar hides what is in a span */}
    <span>Log Out</span>
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
