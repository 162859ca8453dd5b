import { useEffect } from 'react';
import { Dialog } from '../../components/Dialog';
import { Sidebar } from '../Sidebar';
import type { SidebarProps } from '../Sidebar';

export interface DrawerProps extends Pick<
  SidebarProps,
  'links' | 'currentHref' | 'footer' | 'dir'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar as a dialog, for viewports too narrow for both sidebar and page. */
export function Drawer({ open, onOpenChange, dir, ...sidebar }: DrawerProps) {
  // A wider viewport shows the sidebar itself, so close the drawer.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(width >= 64rem)');
    const closeIfWide = () => wide.matches && onOpenChange(false);
    closeIfWide();
    wide.addEventListener('change', closeIfWide);
    return () => wide.removeEventListener('change', closeIfWide);
  }, [open, onOpenChange]);

  return (
    <Dialog size="side" title="Menu" dir={dir} open={open} onOpenChange={onOpenChange}>
      <Sidebar {...sidebar} onNavigate={() => onOpenChange(false)} />
    </Dialog>
  );
}
