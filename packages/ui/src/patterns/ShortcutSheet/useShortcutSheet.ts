import { useState } from 'react';
import { importWithRetry } from '../../importWithRetry';
import { useLazyDialog } from '../../useLazyDialog';
import type { ShortcutSheetProps } from './ShortcutSheet';

const load = () => import('./ShortcutSheet');

/** The list of keyboard shortcuts for a part of the product, as a lazy dialog. */
export function useShortcutSheet(scope: ShortcutSheetProps['scope']) {
  const renderSheet = useLazyDialog(load);
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: () => setIsOpen(true),
    /** Loads the code ahead. Ignores failures, because opening the list retries and reports them. */
    prepare: () => void importWithRetry(load).catch(() => undefined),
    /** Returns the dialog; render it once. */
    render: () => renderSheet({ scope, open: isOpen, onOpenChange: setIsOpen }),
  };
}
