import type { Cell } from './sheet';

const time = /(?<=\d)(?:T|,? )\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m|Z)?$/i;

/** A cell without its time of day: `16/11/2026 08:00` is `16/11/2026`. */
export function datePart(cell: Cell): Cell {
  if (cell === null) return null;
  if (cell.kind === 'text') return { kind: 'text', text: cell.text.replace(time, '') };
  if (cell.kind === 'number') return cell.number > 40_000 ? { kind: 'number', number: Math.floor(cell.number) } : cell;
  return cell.date === undefined ? null : { kind: 'date', date: cell.date };
}

/** Whether a cell has both a date and a time of day. */
export function hasDateAndTime(cell: Cell): boolean {
  if (cell?.kind === 'text') return time.test(cell.text) && /^\d{1,4}[/.-]/.test(cell.text);
  if (cell?.kind === 'number') return cell.number > 40_000 && !Number.isInteger(cell.number);
  return cell !== null && cell.date !== undefined && cell.minutes !== undefined;
}
