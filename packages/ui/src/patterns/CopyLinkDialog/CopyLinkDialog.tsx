import { useRef } from 'react';
import { Dialog } from '../../components/Dialog';
import type { DialogProps } from '../../components/Dialog';
import { TextArea } from '../../components/TextArea';

export interface CopyLinkDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'footer' | 'size' | 'initialFocus'
> {
  /** The link to copy. */
  url: string;
}

/**
 * Shows a link to copy by hand, where the browser does not let the page copy it. Renders a Dialog; `className` and other
 * props land on it. To say that a link was copied use a Toaster.
 *
 * Keyboard: as Dialog; the URL has focus and is selected, so Ctrl+C or Cmd+C copies it.
 *
 * Accessibility: the URL is a read-only text field, described by why it is shown.
 */
export function CopyLinkDialog({ url, ...rest }: CopyLinkDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      {...rest}
      title="Copy link"
      description="The browser did not allow the page to copy the link. Please copy the address by hand."
      initialFocus={() => field.current}
    >
      <TextArea
        ref={field}
        label="Address"
        readOnly
        rows={3}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
