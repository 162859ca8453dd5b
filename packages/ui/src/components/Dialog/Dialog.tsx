import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton';
import styles from './Dialog.module.css';
import { useReturnFocus } from '../../useReturnFocus';

export type DialogSize = 'small' | 'medium' | 'large';

export const dialogSizes = ['small', 'medium', 'large'] as const satisfies DialogSize[];

export interface DialogProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  'title' | 'asChild' | 'forceMount' | 'onOpenAutoFocus' | 'onCloseAutoFocus'
> {
  /** Whether it is open; omit it to leave the state to the dialog. */
  open?: boolean;
  /**
   * Whether it is open at first, when `open` is omitted.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it should open or close: by its trigger, its close button, Escape or a click outside. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; the focus returns there. Without one it returns to where it was. */
  trigger?: ReactNode;
  /** The heading, and the name of the dialog. */
  title: ReactNode;
  /** A sentence below the heading, read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, the one that matters most last; stays in sight while the rest scrolls. */
  footer?: ReactNode;
  /**
   * `small` asks a question, `medium` holds a form, `large` a form beside what it is about.
   * @default 'medium'
   */
  size?: DialogSize;
  /**
   * Finds what gets the focus on opening.
   * @default the first field or button
   */
  initialFocus?: () => HTMLElement | null | undefined;
}

/**
 * A sheet above the page that wants an answer before work goes on; on a phone it rises from the
 * lower edge. Renders a `div` of role `dialog` at the end of `body`, where `className` and rest land.
 * Not for messages that need no answer: use a Toaster.
 *
 * Keyboard: the focus moves to the first field or button and stays inside; Escape closes, and the focus is
 * back where it was.
 *
 * Accessibility: modal, named by its heading and described by the sentence below it.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  size = 'medium',
  initialFocus,
  className,
  ...rest
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const onOpenAutoFocus = (event: Event) => {
    if (!trigger) returnFocus.onOpenAutoFocus(event);
    const first = initialFocus?.();
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={trigger ? undefined : returnFocus.onCloseAutoFocus}
          {...rest}
          data-size={size}
          className={clsx(styles.root, className)}
        >
          <div className={styles.scroller}>
            <div className={styles.header}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
          {/* Last, so that the first field is what the focus moves to. */}
          <Radix.Close asChild>
            <IconButton label="Close" className={styles.close}>
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
