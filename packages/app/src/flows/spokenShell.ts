const links = ['Home', 'Clients', 'Bulk Upload', 'Activity', 'Review', 'Reports'];

/** For `spoken`: what is said before the contents of a back-office screen. One link of the sidebar is the `current` page. */
export const spokenShell = (current?: string) => [
  'link, Skip to content',
  'banner',
  'Patunay',
  'navigation, Main',
  'list, 6 items',
  ...links.map((link) => (link === current ? `link, ${link}, current page` : `link, ${link}`)),
  'button, Log Out',
  'main',
];
