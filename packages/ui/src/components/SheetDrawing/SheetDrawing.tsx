import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './SheetDrawing.module.css';

export type SheetDrawingKind = 'empty' | 'missing' | 'torn';

export const sheetDrawingKinds = ['empty', 'missing', 'torn'] as const satisfies SheetDrawingKind[];

export interface SheetDrawingProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** `empty`: a list without items; `missing`: a page or preview that does not exist; `torn`: a failure. */
  kind: SheetDrawingKind;
}

/**
 * An illustration of a sheet of paper for an empty list, a missing page or preview, or a failure. Renders an `svg`. Not
 * an icon: next to text or inside a button use an icon.
 *
 * Accessibility: hidden from assistive technology; the text below it must say the same.
 */
export function SheetDrawing({ kind, className, ...rest }: SheetDrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 150"
      {...rest}
      data-kind={kind}
      className={clsx(styles.root, className)}
    >
      {drawings[kind]}
    </svg>
  );
}

const outline =
  'M36 8h64l24 24v106a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4ZM100 8v20a4 4 0 0 0 4 4h20';

const drawings = {
  empty: (
    <>
      <path className={styles.paper} d={outline} />
      <path className={styles.blank} d="M48 58h60M48 78h60M48 98h34" />
    </>
  ),
  missing: <path className={styles.outline} d={outline} />,
  torn: (
    <>
      <g className={styles.upper}>
        <path
          className={styles.paper}
          d="M36 8h64l24 24v44l-11 6-10-9-12 10-11-8-12 9-10-9-11 8-15-7V12a4 4 0 0 1 4-4Z"
        />
        <path className={styles.fold} d="M100 8v20a4 4 0 0 0 4 4h20Z" />
        <path className={styles.line} d="M46 30h36M46 44h60M46 58h48" />
      </g>
      <g className={styles.lower}>
        <path
          className={styles.paper}
          d="m32 92 11 7 11-8 10 9 12-9 11 8 12-10 10 9 15-6v44a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4Z"
        />
        <path className={styles.line} d="M46 116h60M46 128h30" />
      </g>
    </>
  ),
};
