import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { BillField, billFields } from './BillField';
import styles from './Bill.module.css';

const shown = billFields.filter(({ caption }) => /account no|billing period/i.test(caption));

/** Two fields of the bill, cropped and already read. Renders a decorative `svg`. */
export function BillCrop({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="196 87 240 104"
      preserveAspectRatio="xMinYMax"
      {...rest}
      className={clsx(styles.crop, className)}
    >
      <path className={styles.paper} d="M196 87h240v104H196z" />
      <g className={styles.print}>
        <path className={styles.panel} d="M216 96h194v126H216z" />
        {shown.map((field) => (
          <BillField key={field.caption} {...field} />
        ))}
      </g>
    </svg>
  );
}
