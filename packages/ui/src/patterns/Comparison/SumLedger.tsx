import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import { Crosshair } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ComparedSum, SumItem } from '../../domain';
import { pageLabel, placesInWords } from '../findings';
import { Tooltip } from '../../components/Tooltip';
import styles from './SumLedger.module.css';
import { formatAmount, totalsOf } from './sums';

export interface SumLedgerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the finding. */
  name: string;
  /** The items, in order, and the amount that they should add up to. */
  comparison: Pick<ComparedSum, 'currency' | 'items' | 'printed'>;
  /** The `id` of the item whose place is shown, or `null` for none (controlled). */
  selectedItem?: string | null;
  /**
   * The `id` of the item whose place is shown initially, or `null` for none (uncontrolled).
   * @default null
   */
  defaultSelectedItem?: string | null;
  /** Called with the `id` of the item whose place to show, or `null` for none. */
  onSelectedItemChange?: (id: string | null) => void;
}

/**
 * A sum as a ledger: the items, what they add up to, what is printed, and last the difference. Renders a `div` around
 * a `table`. For amounts that are only listed use Table.
 *
 * Keyboard: Tab reaches each line with a place on the pages; Enter or Space shows or hides that place.
 *
 * Accessibility: a group named after the finding; each amount has its line as row header. A line with a place is a
 * toggle button, described by the place. What is missing is said in words.
 */
export function SumLedger({
  name,
  comparison: { currency, items, printed },
  selectedItem,
  defaultSelectedItem = null,
  onSelectedItemChange,
  className,
  ...rest
}: SumLedgerProps) {
  const { computed, difference } = totalsOf({ items, printed });
  const [selected, select] = useControllableState({
    prop: selectedItem,
    defaultProp: defaultSelectedItem,
    onChange: onSelectedItemChange,
  });
  const link = { selected, onSelect: select };
  return (
    <div
      role="group"
      aria-label={`Comparison: ${name}`}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Place</th>
            <th scope="col" className={styles.amount}>
              {currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.id} item={item} {...link} />
          ))}
          <tr className={styles.computed}>
            <th scope="row">Computed sum</th>
            <td />
            <Amount value={computed} absent="cannot be computed" />
          </tr>
          <Line item={printed} suffix=", printed" {...link} />
        </tbody>
        <tfoot>
          <tr className={styles.difference} data-differs={difference !== 0 || undefined}>
            <th scope="row">Difference</th>
            <td />
            <Amount value={difference} absent="unknown" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface LineProps {
  selected: string | null;
  onSelect: (id: string | null) => void;
  item: SumItem;
  suffix?: string;
}

function Line({ item, suffix, selected, onSelect }: LineProps) {
  const { id, label, amount, places } = item;
  const isSelected = selected === id;
  const text = `${label}${suffix ?? ''}`;
  return (
    <tr className={styles.line} data-selected={isSelected || undefined}>
      <th scope="row">
        {places.length > 0 ? (
          <Tooltip describes label={placesInWords(places)}>
            <button
              type="button"
              aria-pressed={isSelected}
              className={styles.link}
              onClick={() => onSelect(isSelected ? null : id)}
            >
              <bdi className={styles.label}>{text}</bdi>
              <Crosshair aria-hidden className={styles.icon} />
            </button>
          </Tooltip>
        ) : (
          <bdi>{text}</bdi>
        )}
      </th>
      <td className={styles.place}>{pageLabel({ places })}</td>
      <Amount value={amount} absent="not printed" />
    </tr>
  );
}

function Amount({ value, absent }: { value: number | undefined; absent: string }) {
  return (
    <td className={styles.amount} data-absent={value === undefined || undefined}>
      {value === undefined ? absent : <bdi>{formatAmount(value)}</bdi>}
    </td>
  );
}
