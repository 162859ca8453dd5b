import { ChartColumn, ClipboardCheck, FileUp, History, House, LogOut, Users } from 'lucide-react';
import { Button } from '../components/Button';

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
  <Button variant="ghost">
    <LogOut />
    <span>Log Out</span>
  </Button>
);
