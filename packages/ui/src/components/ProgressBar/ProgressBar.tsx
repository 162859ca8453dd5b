import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is going on, for example `Loading page`; announced once when the bar appears. */
  label: string;
  /** Whether something is going on. */
  active: boolean;
  /**
   * How long it may take before the bar appears, in milliseconds.
   * @default 200
   */
  delay?: number;
}

/**
 * A thin bar at the top of the window while the next page loads, for as long as nobody knows how long. Renders
 * a `div` that takes no space. Not for the progress of a single action: disable its button and say so there.
 *
 * Accessibility: a progress bar without a value, which takes no focus; its label is announced politely, once.
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
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {isShown && <div role="progressbar" aria-label={label} className={styles.bar} />}
      {/* In the page before its text is, or the text would not be announced. */}
      <p aria-live="polite" className={styles.announcement}>
        {isShown && label}
      </p>
    </div>
  );
}
