import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './CodeBlock.module.css';
import { highlight, type CodeLanguage } from './highlight';

export const codeLanguages = ['python', 'json'] as const satisfies CodeLanguage[];

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The caption, which also names the scrolling box to screen readers. */
  label: string;
  /** The sample, as it would be pasted into an editor. */
  code: string;
  language: CodeLanguage;
}

/**
 * A sample of code on a dark sheet, coloured without a script in the page. Renders a `figure`.
 * Long lines scroll inside it, by keyboard too. Not for a word of code in running text: use `code`.
 *
 * Keyboard: Tab reaches the sample, the arrow keys scroll it.
 *
 * Accessibility: the scrolling box is a region named by the caption; colours only repeat what the text
 * says.
 */
export function CodeBlock({ label, code, language, className, ...rest }: CodeBlockProps) {
  return (
    <figure {...rest} data-language={language} className={clsx(styles.root, className)}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
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
      </section>
    </figure>
  );
}
