import { sidebarLinks } from '../pages';

/** For `spoken`: what is said before the contents of a back-office screen. One link of the sidebar is the `current` page. */
export const spokenShell = (current?: string) => [
  'link, Skip to content',
  'banner',
  'Patunay',
  'navigation, Main',
  `list, ${sidebarLinks.length} items`,
  ...sidebarLinks.map(({ label }) => `link, ${label}${label === current ? ', current page' : ''}`),
  'button, Log Out',
  'main',
];
