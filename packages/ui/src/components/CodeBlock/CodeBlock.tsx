import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './CodeBlock.module.css';
import { highlight, type CodeLanguage } from './highlight';

export const codeLanguages = ['python', 'json'] as const satisfies CodeLanguage[];

export interface CodeBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shown above the code, and the accessible name of the scrollable box. */
  label: string;
  /** The source code. */
  code: string;
  language: CodeLanguage;
}

/**
 * A code sample on a dark background, highlighted at render time. Renders a `div`. Long lines scroll inside it. Not for
 * inline code: use `code`.
 *
 * Keyboard: Tab reaches the sample, the arrow keys scroll it.
 *
 * Accessibility: the scrollable box is a group named by `label`, so the visible label is hidden; colour carries no
 * meaning of its own.
 */
export function CodeBlock({ label, code, language, className, ...rest }: CodeBlockProps) {
  return (
    <div {...rest} data-language={language} className={clsx(styles.root, className)}>
      <p aria-hidden="true" className={styles.caption}>
        {label}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be focusable to scroll by keyboard */}
      <div role="group" className={styles.scroller} aria-label={label} tabIndex={0}>
        <pre className={styles.pre}>
          <code>
            {highlight(code, language).map(({ kind, text }, index) =>
              kind === 'plain' ? (
                text
              ) : (
                <span key={index} data-kind={kind} className={styles.token}>
                  {text}
                </span>
              ),
            )}
          </code>
        </pre>
      </div>
    </div>
  );
}
