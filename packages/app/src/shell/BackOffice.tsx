import { AppShell, Button, Tooltip } from '@patunay/ui';
import { ChartColumn, ClipboardCheck, FileUp, History, House, LogOut, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { sidebarLinks } from '../pages';
import type { SidebarScreen } from '../pages';

const icons: Record<SidebarScreen, ReactNode> = {
  Landing: <House />,
  Clients: <Users />,
  Upload: <FileUp />,
  Activity: <History />,
  Review: <ClipboardCheck />,
  Reports: <ChartColumn />,
};

const links = sidebarLinks.map(({ screen, label, href }) => ({ label, href, icon: icons[screen] }));

/** The Log Out button, which does nothing (specification, section 2). */
const logOut = (
  <Tooltip label="Log Out" side="end">
    <Button variant="ghost">
      <LogOut />
      {/* oxlint-disable-next-line patunay/no-markup -- on its rail of icons, Sidebar hides what is in a span */}
      <span>Log Out</span>
    </Button>
  </Tooltip>
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
