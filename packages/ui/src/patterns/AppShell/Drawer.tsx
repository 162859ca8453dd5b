import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { IconButton } from '../../components/IconButton';
import { Sidebar } from '../Sidebar';
import type { SidebarLink } from '../Sidebar';
import styles from './Drawer.module.css';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  links: readonly SidebarLink[];
  currentHref: string | undefined;
}

/** The sidebar as a dialog at the window's edge; closes when a link is followed. */
export default function Drawer({ open, onOpenChange, links, currentHref }: DrawerProps) {
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange(false);
  };

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content aria-describedby={undefined} className={styles.root}>
          <RadixDialog.Title className={styles.title}>Menu</RadixDialog.Title>
          <RadixDialog.Close asChild>
            <IconButton label="Close" className={styles.close}>
              <X size={18} />
            </IconButton>
          </RadixDialog.Close>
          <Sidebar links={links} currentHref={currentHref} onClick={closeOnLink} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
