import { CopyLinkDialog } from '@patunay/ui';
import { useState } from 'react';
import { useToast } from './shell/toast';
import { useCurrentUrl } from './urlState';
import type { Changes } from './urlState';

/** Copies a link to exactly what is shown, and says which one. If the browser refuses, a dialog shows it. */
export function useCopyLink() {
  const showToast = useToast();
  const getUrl = useCurrentUrl();
  const [refused, setRefused] = useState({ url: '', isOpen: false });

  return {
    /** `shown` are the parameters of what is shown: those in the URL follow later. */
    copy: async (shown: Changes) => {
      const url = getUrl(shown);
      try {
        // Undefined on pages without HTTPS.
        await navigator.clipboard.writeText(url);
        showToast(`Link copied: ${url}`, 'success');
      } catch {
        setRefused({ url, isOpen: true });
      }
    },
    /** Returns the dialog; render it once. */
    render: () => (
      <CopyLinkDialog
        url={refused.url}
        open={refused.isOpen}
        onOpenChange={(isOpen) => setRefused((last) => ({ ...last, isOpen }))}
      />
    ),
  };
}
