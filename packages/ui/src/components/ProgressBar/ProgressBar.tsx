import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useAnnouncement } from '../../announcer';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name, for example `Loading page`; announced once if the bar stays for half a second. */
  label: string;
  /** Whether loading is in progress. */
  active: boolean;
  /**
   * Delay before the bar appears, in milliseconds.
   * @default 200
   */
  delay?: number;
}

/**
 * A thin indeterminate bar at the top of the viewport while a page, a dialog or other code loads. Renders a `div` that
 * takes no space, or nothing while it is not shown. Not for the progress of a single action: use the `pending` state of its Button.
 *
 * Accessibility: an indeterminate progress bar that never takes focus; its label is announced once.
 */
export function ProgressBar({ label, active, delay = 200, className, ...rest }: ProgressBarProps) {
  const [isLate, setIsLate] = useState(active && delay === 0);

  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [active, delay]);

  const isShown = active && isLate;
  useAnnouncement(isShown ? label : '');
  // No empty element, which screen readers would read as "blank".
  if (!isShown) return null;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div role="progressbar" aria-label={label} className={styles.bar} />
    </div>
  );
}
