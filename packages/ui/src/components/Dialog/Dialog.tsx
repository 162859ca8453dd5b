import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import styles from './Dialog.module.css';

export type DialogSize = 'small' | 'medium';

export const dialogSizes = ['small', 'medium'] as const satisfies DialogSize[];

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it shows, where the parent decides. */
  open?: boolean;
  /**
   * Whether it shows at first, where it decides itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes: by the trigger, Escape, the close button, or a press outside. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it; it has the focus again when the dialog closes. */
  trigger?: ReactNode;
  title: ReactNode;
  /** A sentence below the title that belongs to it. */
  description?: ReactNode;
  /** The actions, in a row at the end. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: DialogSize;
}

/**
 * A task that is done, or left, before the page goes on. Renders a `div` of role `dialog` in the body,
 * holds the focus and gives it back. Not for a message that needs no answer: use a Toaster.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  size = 'medium',
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            {...rest}
            {...(description === undefined && { 'aria-describedby': undefined })}
            data-size={size}
            className={clsx(styles.root, className)}
          >
            <div className={styles.header}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              <RadixDialog.Close asChild>
                <IconButton label="Close" className={styles.close}>
                  <X size={18} />
                </IconButton>
              </RadixDialog.Close>
              {description !== undefined && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
