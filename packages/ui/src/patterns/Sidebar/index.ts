export { Sidebar } from './Sidebar';
export type { SidebarIcon, SidebarLink, SidebarProps } from './Sidebar';
