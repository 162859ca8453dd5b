export { Sidebar } from './Sidebar';
export type { SidebarLink, SidebarProps } from './Sidebar';
