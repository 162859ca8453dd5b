import { ChartColumn, ClipboardCheck, FileUp, History, House, LogOut, Users } from 'lucide-react';
import { Button } from '../components/Button';
import { Tooltip } from '../components/Tooltip';

/** The sidebar's links in the app. */
export const sidebarLinks = [
  { label: 'Home', href: '/', icon: <House /> },
  { label: 'Clients', href: '/clients', icon: <Users /> },
  { label: 'Bulk Upload', href: '/upload', icon: <FileUp /> },
  { label: 'Activity', href: '/activity', icon: <History /> },
  { label: 'Review', href: '/review', icon: <ClipboardCheck /> },
  { label: 'Reports', href: '/reports', icon: <ChartColumn /> },
];

export const sidebarFooter = (
  <Tooltip label="Log Out" side="end">
    <Button variant="ghost">
      <LogOut />
      <span>Log Out</span>
    </Button>
  </Tooltip>
);
