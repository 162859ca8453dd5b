import { clsx } from 'clsx';
import { ChartColumn, ClipboardCheck, FileUp, History, House, LogOut, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button';
import { Anchor } from '../../components/Link';
import { Logo } from '../../components/Logo';
import styles from './Sidebar.module.css';

export type SidebarIcon = 'home' | 'clients' | 'upload' | 'activity' | 'review' | 'reports';

export interface SidebarLink {
  /** The name of the page. */
  label: string;
  /** Its URL. */
  href: string;
  /** The icon before the name. */
  icon: SidebarIcon;
}

const icons = {
  home: House,
  clients: Users,
  upload: FileUp,
  activity: History,
  review: ClipboardCheck,
  reports: ChartColumn,
} satisfies Record<SidebarIcon, unknown>;

export interface SidebarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The pages, in the order in which they are listed. */
  links: readonly SidebarLink[];
  /** The URL of the current page: the link with exactly this `href` is marked. */
  currentHref?: string;
  /** Called when a link is followed, for example to close a drawer. */
  onNavigate?: () => void;
}

/**
 * The navigation of the back office, and Log Out. Renders an `aside` with a `nav` named 'Main'. It fills its
 * container's height: AppShell places it in a column or in a drawer.
 *
 * Keyboard: Tab moves from link to link.
 *
 * Accessibility: the current page carries `aria-current="page"`, a mark and a heavier weight.
 */
export function Sidebar({ links, currentHref, onNavigate, className, ...rest }: SidebarProps) {
  return (
    <aside {...rest} className={clsx(styles.root, className)}>
      <Logo className={styles.logo} />
      <nav aria-label="Main">
        <ul role="list" className={styles.list}>
          {links.map(({ label, href, icon }) => {
            const Icon = icons[icon];
            return (
              <li key={href}>
                <Anchor
                  href={href}
                  aria-current={href === currentHref ? 'page' : undefined}
                  onClick={onNavigate}
                  className={styles.link}
                >
                  <Icon size={18} className={styles.icon} />
                  {label}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.end}>
        <Button variant="ghost" className={styles.logOut}>
          <LogOut size={18} className={styles.icon} />
          Log Out
        </Button>
      </div>
    </aside>
  );
}
