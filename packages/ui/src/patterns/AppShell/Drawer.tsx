import * as Radix from '@radix-ui/react-dialog';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { X } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { PortalContainer } from '../../portalContainer';
import { scrollToFocus } from '../../scrollToFocus';
import { useReturnFocus } from '../../useReturnFocus';
import { IconButton } from '../../components/IconButton';
import { Sidebar } from '../Sidebar';
import type { SidebarProps } from '../Sidebar';
import styles from './Drawer.module.css';

export interface DrawerProps extends Pick<
  SidebarProps,
  'links' | 'currentHref' | 'footer' | 'dir'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar as a dialog, for viewports too narrow for both sidebar and page. */
export function Drawer({ open, onOpenChange, dir, ...sidebar }: DrawerProps) {
  const returnFocus = useReturnFocus();
  const close = useRef<HTMLButtonElement>(null);

  // Radix's initial focus skips links, so it would be on 'Log Out', at the end of the sidebar.
  const focusContent = (event: Event) => {
    returnFocus.onOpenAutoFocus(event);
    event.preventDefault();
    close.current?.focus();
  };

  // A wider viewport shows the sidebar itself, so close the drawer. It may be wider already when the code has loaded.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(width >= 64rem)');
    const closeIfWide = () => wide.matches && onOpenChange(false);
    closeIfWide();
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [open, onOpenChange]);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={use(PortalContainer)}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...returnFocus}
          dir={dir}
          onOpenAutoFocus={focusContent}
          onFocus={scrollToFocus}
          className={styles.root}
        >
          {/* The logo identifies the dialog visually. */}
          <VisuallyHidden asChild>
            <Radix.Title>Menu</Radix.Title>
          </VisuallyHidden>
          <Sidebar {...sidebar} onNavigate={() => onOpenChange(false)} />
          <Radix.Close asChild>
            <IconButton ref={close} label="Close" className={styles.close}>
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
