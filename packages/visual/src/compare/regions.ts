export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** With more regions than this, their boxes would hide the picture, so a single box is drawn around all of them. */
const most = 40;

/** The side of a cell in pixels. */
export const cell = 16;

/** A cell's index, from its column and row. */
export const cellAt = (column: number, row: number): number => row * 1e5 + column;

/** The box around some cells. */
function boxOf(cells: number[]): Box {
  const columns = cells.map((key) => key % 1e5);
  const rows = cells.map((key) => Math.floor(key / 1e5));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const width = (Math.max(...columns) - left + 1) * cell;
  return { x: left * cell, y: top * cell, width, height: (Math.max(...rows) - top + 1) * cell };
}

/** Groups adjacent changed cells into regions, from top to bottom. */
export function regionsOf(changed: Set<number>): Box[] {
  const rest = new Set(changed);
  const regions: number[][] = [];
  for (const start of changed) {
    const region = [start].filter((key) => rest.delete(key));
    for (const key of region)
      for (const row of [-1e5, 0, 1e5])
        for (const next of [key + row - 1, key + row, key + row + 1])
          if (rest.delete(next)) region.push(next);
    if (region.length > 0) regions.push(region);
  }
  return (regions.length > most ? [regions.flat()] : regions).map(boxOf);
}
