import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor } from '../../components/Link';
import { Logo } from '../../components/Logo';
import { Tooltip } from '../../components/Tooltip';
import styles from './Sidebar.module.css';

export interface SidebarLink {
  /** The name of the page. */
  label: string;
  /** Its URL. */
  href: string;
  /** The icon before the name, shown at 18 px. */
  icon: ReactNode;
}

export interface SidebarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The links, in display order. */
  links: readonly SidebarLink[];
  /** The URL of the current page: the link with exactly this `href` is marked. */
  currentHref?: string;
  /**
   * Content at the bottom, such as a Button to log out, with an icon and its text in a `span`. Wrap it in a Tooltip with
   * `side="end"`, because the rail hides the text.
   */
  footer?: ReactNode;
  /** Called when a link is followed in this tab, for example to close a drawer. */
  onNavigate?: () => void;
}

/**
 * The navigation of the back office. Renders a `header` with a `nav` named 'Main'. It fills the height of its
 * container; AppShell places it in a column or in a drawer. In windows from 1024 to 1279 px it is a rail of icons, with
 * the labels as tooltips.
 *
 * Keyboard: Tab moves from link to link.
 *
 * Accessibility: the current page has `aria-current="page"`, an edge and a heavier weight.
 */
export function Sidebar({
  links,
  currentHref,
  footer,
  onNavigate,
  className,
  ...rest
}: SidebarProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <Logo className={styles.logo} />
      <nav aria-label="Main">
        <ul role="list" className={styles.list}>
          {links.map(({ label, href, icon }) => (
            <li key={href}>
              <Tooltip label={label} side="end">
                <Anchor
                  href={href}
                  aria-current={href === currentHref ? 'page' : undefined}
                  onClick={(event) => {
                    if (staysInTab(event)) onNavigate?.();
                  }}
                  className={styles.link}
                >
                  {icon}
                  <span className={styles.label}>{label}</span>
                </Anchor>
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </header>
  );
}

/** Whether a click on a link loads it in this tab, rather than in a new tab or window or as a download. */
const staysInTab = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
