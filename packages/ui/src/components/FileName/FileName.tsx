import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import styles from './FileName.module.css';

export interface FileNameProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name, with its extension. */
  children: string;
}

/** The end to keep in view: the last word, or some characters of a name without spaces. */
const endOf = (name: string) => name.slice(Math.max(name.lastIndexOf(' ') + 1, name.length - 12));

/**
 * The name of a file in one line. Where it does not fit, its middle is left out, because names often differ only at the
 * end. Renders a `span`. Where there is room for several lines, let names wrap instead.
 *
 * Accessibility: assistive technology reads, and the clipboard gets, the whole name.
 */
export function FileName({ children, className, ...rest }: FileNameProps) {
  const start = useRef<HTMLSpanElement>(null);
  const [isShortened, setIsShortened] = useState(false);

  useLayoutEffect(() => {
    const text = start.current;
    const root = text?.parentElement;
    if (!root) return;
    const observer = new ResizeObserver(() => setIsShortened(text.scrollWidth > root.clientWidth));
    observer.observe(root);
    return () => observer.disconnect();
  }, [children]);

  return (
    <span
      dir="auto"
      {...rest}
      data-end={isShortened ? endOf(children) : undefined}
      className={clsx(styles.root, className)}
    >
      <span ref={start} className={styles.start}>
        {children}
      </span>
    </span>
  );
}
