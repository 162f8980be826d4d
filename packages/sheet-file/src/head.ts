import type { MergedCells, SheetRow } from './sheet';

const mostAbove = 40;

/** The line of the heading: the row with most known headings, otherwise the first of the usual width. */
export function headLine(rows: readonly SheetRow[], isHeading: (text: string) => boolean): number | undefined {
  const start = rows.slice(0, mostAbove);
  const known = start.map((row) => distinctTexts(row).filter(isHeading).length);
  const most = Math.max(0, ...known);
  if (most >= 2) return start[known.indexOf(most)]!.line;
  const width = usualWidth(rows);
  const full = start.find((row) => filledCells(row) >= Math.max(2, width / 2) && isAllText(row));
  return (full ?? start.find((row) => filledCells(row) >= Math.min(2, width)) ?? start[0])?.line;
}

/**
 * The names of the columns below a heading. Where two are alike, the cell above them tells them apart; a column without
 * a name or with the same one again gets a number.
 */
export function withNames(rows: readonly SheetRow[], at: number, merged: readonly MergedCells[]): string[] {
  const head = rows[at]!;
  const above = rows[at - 1];
  const width = Math.max(head.cells.length, ...rows.slice(at, at + 200).map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, column) => oneLine(head.cells[column]?.text ?? ''));
  const group = (column: number): string => {
    if (!above) return '';
    const range = merged.find(
      ({ top, left, right }) => top === above.line && left < right && left <= column && column <= right,
    );
    return oneLine(above.cells[range?.left ?? column]?.text ?? '');
  };
  const told = names.map((name, column) =>
    name !== '' && names.filter((one) => one === name).length > 1 ? `${group(column)} ${name}`.trim() : name,
  );
  return told.map((name, column) =>
    name === '' || told.indexOf(name) < column ? `${name} (${column + 1})`.trim() : name,
  );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const distinctTexts = ({ cells }: SheetRow) => [
  ...new Set(cells.flatMap((cell) => (cell?.kind === 'text' ? [oneLine(cell.text)] : []))),
];

export const filledCells = ({ cells }: SheetRow) => cells.filter((cell) => cell !== null).length;

const isAllText = ({ cells }: SheetRow) => cells.every((cell) => cell === null || cell?.kind === 'text');

/** The number of filled cells that most rows have. */
function usualWidth(rows: readonly SheetRow[]): number {
  const counts = new Map<number, number>();
  for (const row of rows.slice(0, 500)) counts.set(filledCells(row), (counts.get(filledCells(row)) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
