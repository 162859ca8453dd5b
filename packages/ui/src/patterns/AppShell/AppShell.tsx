import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../components/IconButton';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { Sidebar } from '../Sidebar';
import type { SidebarLink } from '../Sidebar';
import styles from './AppShell.module.css';

const loadDrawer = () => import('./Drawer');
const Drawer = lazy(loadDrawer);

export interface AppShellProps extends ComponentProps<'div'> {
  /** The pages that the sidebar leads to, in this order. */
  links: readonly SidebarLink[];
  /** The address of the page that shows. */
  currentHref?: string;
}

/**
 * The frame of every back-office page: skip link, sidebar and `main`. Below 1024 px the sidebar is a drawer
 * behind a menu button, and its code is fetched with its first opening. Renders a `div`.
 */
export function AppShell({ links, currentHref, className, children, ...rest }: AppShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <header className={styles.topBar}>
        <IconButton
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void loadDrawer()}
          onFocus={() => void loadDrawer()}
          onClick={() => {
            setIsNeeded(true);
            setIsOpen(true);
          }}
        >
          <Menu size={20} />
        </IconButton>
        <Logo />
      </header>
      <aside aria-label="Sidebar" className={styles.aside}>
        <Sidebar links={links} currentHref={currentHref} />
      </aside>
      {isNeeded && (
        <Suspense>
          <Drawer open={isOpen} onOpenChange={setIsOpen} links={links} currentHref={currentHref} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
