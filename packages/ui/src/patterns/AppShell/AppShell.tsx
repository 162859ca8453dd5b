import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import { Logo } from '../../components/Logo';
import { SkipLink } from '../../components/SkipLink';
import { Sidebar } from '../Sidebar';
import type { SidebarProps } from '../Sidebar';
import styles from './AppShell.module.css';
import { Drawer } from './Drawer';
import { usePrintTime } from './usePrintTime';

export interface AppShellProps
  extends ComponentProps<'div'>, Pick<SidebarProps, 'links' | 'currentHref'> {
  /** The content of the sidebar's footer. */
  sidebarFooter?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The layout of the back office: skip link, sidebar (below 1024 px a top bar with a drawer) and the page's
 * `main` with its padding. Renders a `div` at least as high as the viewport. Not for the landing page, which has no sidebar.
 *
 * Keyboard: the first Tab reaches the skip link; the drawer traps focus; Escape closes it and returns focus to
 * its button.
 *
 * Accessibility: one `main`, and never more than one navigation named 'Main'.
 */
export function AppShell({
  links,
  currentHref,
  sidebarFooter,
  className,
  children,
  ...rest
}: AppShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const printTime = usePrintTime();
  const sidebar = { links, currentHref, footer: sidebarFooter };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Sidebar {...sidebar} className={styles.sidebar} />
      <header className={styles.bar}>
        <IconButton
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Menu />
        </IconButton>
        <Logo />
      </header>
      <Drawer open={isOpen} onOpenChange={setIsOpen} dir={rest.dir} {...sidebar} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          {printTime && <p className={styles.printed}>{`Printed ${printTime}`}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
