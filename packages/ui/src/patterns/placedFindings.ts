import type { ComparedSides, Finding, PageBox, SumItem } from '../domain';
import { isOnSheet } from './PageSheet';

type Keeps = (box: PageBox) => boolean;

function placedComparison(comparison: ComparedSides, keeps: Keeps): ComparedSides {
  const one = (box: PageBox | undefined) => (box && keeps(box) ? box : undefined);
  const placedItem = (item: SumItem) => ({ ...item, boxes: item.boxes.filter(keeps) });
  switch (comparison.kind) {
    case 'places':
      return { ...comparison, first: one(comparison.first), second: one(comparison.second) };
    case 'record':
      return { ...comparison, printedAt: one(comparison.printedAt) };
    case 'sample': {
      const pairs = comparison.pairs.map(({ suspicious, regular }) => ({
        suspicious: one(suspicious),
        regular: one(regular),
      }));
      return { ...comparison, pairs };
    }
    case 'sum': {
      const { items, printed } = comparison;
      return { ...comparison, items: items.map(placedItem), printed: placedItem(printed) };
    }
  }
}

/** The findings with those of their boxes that are on a page of the document. */
export function placedFindings(findings: readonly Finding[], pageCount: number): Finding[] {
  const keeps: Keeps = (box) => isOnSheet(box) && box.page <= pageCount;
  return findings.map((finding) => ({
    ...finding,
    boxes: finding.boxes.filter(keeps),
    comparison: finding.comparison && placedComparison(finding.comparison, keeps),
  }));
}
