import { clsx } from 'clsx';
import {
  ClipboardCheck,
  FileUp,
  FileChartColumn,
  History,
  House,
  LogOut,
  Users,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { Anchor } from '../../components/Link';
import { Logo } from '../../components/Logo';
import styles from './Sidebar.module.css';

export type SidebarIcon = 'home' | 'clients' | 'upload' | 'activity' | 'review' | 'reports';

const icons = {
  home: House,
  clients: Users,
  upload: FileUp,
  activity: History,
  review: ClipboardCheck,
  reports: FileChartColumn,
};

export interface SidebarLink {
  label: string;
  href: string;
  icon: SidebarIcon;
}

export interface SidebarProps extends ComponentProps<'div'> {
  /** The pages it leads to, in this order. */
  links: readonly SidebarLink[];
  /** The address of the page that shows, one of the links' or none of them. */
  currentHref?: string;
}

/**
 * The back office's main navigation, with the button that logs out. Renders a `div` around a `nav`.
 * AppShell places it: beside the page, or in a drawer where the window is narrow.
 */
export function Sidebar({ links, currentHref, className, ...rest }: SidebarProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Logo className={styles.logo} />
      <nav aria-label="Main">
        <ul className={styles.list}>
          {links.map(({ label, href, icon }) => {
            const Icon = icons[icon];
            return (
              <li key={href}>
                <Anchor
                  href={href}
                  aria-current={href === currentHref ? 'page' : undefined}
                  className={styles.link}
                >
                  <Icon size={17} className={styles.icon} />
                  {label}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </nav>
      {/* It does nothing (specification, section 2). */}
      <button type="button" className={clsx(styles.link, styles.logOut)}>
        <LogOut size={17} className={styles.icon} />
        Log Out
      </button>
    </div>
  );
}
