/** Formats rows as an aligned text table: numbers right-aligned, text left-aligned. */
export function formatTable(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isFigure = (value) => typeof value === 'number';
  const text = (value) => (isFigure(value) ? value.toLocaleString('en') : String(value ?? ''));
  const cells = rows.map((row) => columns.map((column) => text(row[column])));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index].length)),
  );
  const toTheRight = columns.map((column) => rows.some((row) => isFigure(row[column])));
  const line = (row) =>
    row
      .map((cell, index) =>
        toTheRight[index] ? cell.padStart(widths[index]) : cell.padEnd(widths[index]),
      )
      .join('  ')
      .trimEnd();
  return [line(columns), ...cells.map(line)].join('\n');
}
