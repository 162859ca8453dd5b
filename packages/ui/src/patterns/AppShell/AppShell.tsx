import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { useLazy } from '../../importWithRetry';
import { Sidebar } from '../Sidebar';
import type { SidebarLink } from '../Sidebar';
import styles from './AppShell.module.css';
import { usePrintTime } from './usePrintTime';

const loadDrawer = () => import('./Drawer');
// A failure is dealt with when the drawer is opened.
const preloadDrawer = () => void loadDrawer().catch(() => undefined);

export interface AppShellProps extends ComponentProps<'div'> {
  /** The pages listed in the sidebar, in this order. */
  links: readonly SidebarLink[];
  /** The address of the current page: the link with exactly this address is marked. */
  currentHref?: string;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of the back office: skip link, sidebar (below 1024 pixels a bar with a drawer) and the
 * page's `main`. Renders a `div` as high as the window. Not for the landing page, which has no sidebar.
 *
 * Keyboard: the first Tab reaches the skip link; the drawer keeps the focus, Escape closes it and the focus
 * is back on its button.
 *
 * Accessibility: one `main`, and never more than one navigation named 'Main'.
 */
export function AppShell({ links, currentHref, className, children, ...rest }: AppShellProps) {
  const renderDrawer = useLazy(loadDrawer);
  const [isOpen, setIsOpen] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const printTime = usePrintTime();

  const openDrawer = () => {
    setIsNeeded(true);
    setIsOpen(true);
  };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Sidebar links={links} currentHref={currentHref} className={styles.sidebar} />
      <header className={styles.bar}>
        <IconButton
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={openDrawer}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
        >
          <Menu />
        </IconButton>
        <Logo />
      </header>
      {isNeeded && renderDrawer({ open: isOpen, onOpenChange: setIsOpen, links, currentHref })}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          {printTime && <p className={styles.printed}>Printed {printTime}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
