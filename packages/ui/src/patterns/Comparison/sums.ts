import type { ComparedSum } from '../../domain';

/** An amount in hundredths with two decimals, for example `−1,234.50`. */
export function formatAmount(amount: number): string {
  const text = (Math.abs(amount) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return amount < 0 ? `−${text}` : text;
}

/** What the items add up to, and by how much that exceeds the printed amount; undefined if an amount is missing. */
export function totalsOf({ items, printed }: Pick<ComparedSum, 'items' | 'printed'>) {
  const computed = items.reduce<number | undefined>(
    (sum, { amount }) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
  const difference =
    computed === undefined || printed.amount === undefined ? undefined : computed - printed.amount;
  return { computed, difference };
}
