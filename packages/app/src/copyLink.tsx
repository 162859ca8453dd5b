import { CopyLinkDialog } from '@patunay/ui';
import { useState } from 'react';
import { useToast } from './shell/toast';
import { useAddress } from './urlState';
import type { Changes } from './urlState';

/** Copies a link to exactly what is shown, and says which one. If the browser refuses, a dialog shows it. */
export function useCopyLink() {
  const showToast = useToast();
  const getAddress = useAddress();
  const [refused, setRefused] = useState({ address: '', isOpen: false });

  return {
    /** `shown` are the parameters of what is shown: those in the URL follow later. */
    copy: async (shown: Changes) => {
      const address = getAddress(shown);
      try {
        // Undefined on pages without HTTPS.
        await navigator.clipboard.writeText(address);
        showToast(`Link copied: ${address}`, 'success');
      } catch {
        setRefused({ address, isOpen: true });
      }
    },
    /** Returns the dialog; render it once. */
    render: () => (
      <CopyLinkDialog
        address={refused.address}
        open={refused.isOpen}
        onOpenChange={(isOpen) => setRefused((last) => ({ ...last, isOpen }))}
      />
    ),
  };
}
