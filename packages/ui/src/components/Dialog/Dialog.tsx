import * as Radix from '@radix-ui/react-dialog';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { use, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../headingLevel';
import { isComposing } from '../../isComposing';
import { PortalContainer } from '../../portalContainer';
import { scrollToFocus } from '../../scrollToFocus';
import { useReturnFocus } from '../../useReturnFocus';
import { useWords } from '../../words';
import { IconButton } from '../IconButton';
import { isFirstTabStop } from './isFirstTabStop';
import styles from './Dialog.module.css';

export type DialogSize = 'small' | 'medium' | 'large' | 'full' | 'side';

export const dialogSizes = [
  'small',
  'medium',
  'large',
  'full',
  'side',
] as const satisfies DialogSize[];

export interface DialogProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  | 'title'
  | 'asChild'
  | 'forceMount'
  | 'onOpenAutoFocus'
  | 'onCloseAutoFocus'
  | 'onPointerDownOutside'
  | 'onInteractOutside'
> {
  /** Whether it is open (controlled). */
  open?: boolean;
  /**
   * Whether it is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the user opens or closes it: with the trigger, the close button, Escape or a click on the page behind. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The button that opens it and gets focus back on closing. Without one, focus returns to the previously
   * focused element.
   */
  trigger?: ReactNode;
  /** The heading and accessible name of the dialog. */
  title: ReactNode;
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** A sentence below the heading, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /**
   * The actions, the most important last. They do not close the dialog by themselves: control `open`. Except in a short
   * viewport, they stay visible while the content scrolls.
   */
  footer?: ReactNode;
  /**
   * `small` for a question, `medium` for a form, `large` for a long text, `full` for a form next to what it is about,
   * such as a document: its size never changes, and the content fills the height and scrolls, except in a short
   * viewport. `side` for navigation: a column at the start of the window, whose heading is visually hidden; its content
   * scrolls.
   * @default 'medium'
   */
  size?: DialogSize;
  /**
   * Returns the element to focus on opening.
   * @default the first field or button; in navigation, the close button
   */
  initialFocus?: () => HTMLElement | null | undefined;
  /**
   * Returns the element to focus on closing.
   * @default the element that opened it
   */
  finalFocus?: () => HTMLElement | null | undefined;
}

/**
 * A modal dialog that needs an answer before work continues; on a phone, a bottom sheet. Renders a `div` of
 * role `dialog` at the end of `body`; `className` and other props land on it. Not for messages that need no
 * answer: use a Toaster.
 *
 * Keyboard: focus moves to the first field or button and is trapped inside; Escape closes the dialog and
 * returns focus.
 *
 * Accessibility: modal, labelled by its heading and described by the sentence below it.
 */
export function Dialog({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  headingLevel = 2,
  description,
  children,
  footer,
  size = 'medium',
  initialFocus,
  finalFocus,
  onEscapeKeyDown,
  onFocus,
  onKeyDown,
  className,
  ...rest
}: DialogProps) {
  const words = useWords('Dialog', { close: 'Close' });
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const triggerRef = useRef<HTMLButtonElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(triggerRef, finalFocus);
  const Heading = `h${headingLevel}` as const;
  const onOpenAutoFocus = (event: Event) => {
    returnFocus.onOpenAutoFocus(event);
    // Radix skips links, so it would focus a button at the end of the navigation.
    const first = initialFocus?.() ?? (size === 'side' ? closeRef.current : null);
    if (!first) return;
    event.preventDefault();
    // Without scrolling: a list in the dialog starts at its first item.
    first.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && (
        <Radix.Trigger asChild ref={triggerRef}>
          {trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal container={use(PortalContainer)}>
        <Radix.Overlay
          className={styles.overlay}
          onClick={({ detail }) => {
            // Ignore the second click of a double click on the trigger.
            if (detail < 2) setOpen(false);
          }}
        />
        <Radix.Content
          // Only the overlay closes it. Radix would also close it on a press on an element that a browser extension
          // added.
          onPointerDownOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            // The first Escape discards what an input method composes, not the dialog.
            if (isComposing(event)) event.preventDefault();
          }}
          onFocus={(event) => {
            onFocus?.(event);
            scrollToFocus(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const { key, shiftKey, target, currentTarget, defaultPrevented } = event;
            if (key !== 'Tab' || !shiftKey || defaultPrevented) return;
            // Radix wraps from the first element that can have focus, which may be a toolbar or an unchecked radio button.
            if (isFirstTabStop(target as Element, currentTarget)) {
              event.preventDefault();
              closeRef.current?.focus();
            }
          }}
          {...rest}
          data-size={size}
          className={clsx(styles.root, className)}
        >
          <div className={styles.scroller}>
            <div className={styles.header}>
              <Radix.Title asChild className={styles.title}>
                <Heading>{title}</Heading>
              </Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <div className={styles.footer}>{footer}</div>}
          </div>
          {/* Last in the DOM, so that focus moves to the first field instead. */}
          <Radix.Close asChild>
            <IconButton ref={closeRef} label={words.close} className={styles.close}>
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
