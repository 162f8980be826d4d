import { type DayText, dayText } from './day-text';
import type { Grid } from './grid';
import { isTotalLabel } from './line-words';
import type { LinePart } from './reading';
import { shiftText } from './shift-text';
import { textsOf } from './texts-of-row';

/** The rows that say which column is which day. */
export interface Head {
  top: number;
  bottom: number;
  /** Column → what the rows say of its day, in the order of columns. */
  days: ReadonlyMap<number, DayText>;
}

interface DayRow {
  row: number;
  cells: Map<number, DayText>;
  isDated: boolean;
  /** Single letters say weekdays only beside a row of dates. */
  isOpen: boolean;
}

const leastBareNumbers = 5;
const mostRowsOfHead = 4;

/** Finds the heads of a sheet, from top to bottom; `lines` is what was said of them. */
export function findHeads(grid: Grid, lines: ReadonlyMap<number, LinePart> = new Map()): Head[] {
  const groups: DayRow[][] = [];
  for (let row = 0; row < grid.height; row += 1) {
    const said = lines.get(row);
    const found = said === 'head' ? saidHead(grid, row) : said ? undefined : dayRow(grid, row);
    if (!found) continue;
    const group = groups.at(-1);
    if (group && continues(grid, group, found)) group.push(found);
    else groups.push([found]);
  }
  const heads = groups.flatMap((group) => {
    const rows = group.some(({ isDated }) => isDated) ? group : group.filter(({ isOpen }) => !isOpen);
    return rows.length === 0 ? [] : [headOf(rows)];
  });
  const isSaid = ({ top, bottom }: Head) => [top, bottom].some((row) => lines.get(row) === 'head');
  const isKept = (head: Head) => isLong(head) || isSaid(head);
  // Two dates side by side are a head only where there is no better one.
  return heads.some(isKept) ? heads.filter(isKept) : heads;
}

/** Whether a row says more of the days above it, with at most a blank row between. */
function continues(grid: Grid, group: readonly DayRow[], found: DayRow): boolean {
  const { row } = found;
  const last = group.at(-1)!.row;
  const isNear = row === last + 1 || (row === last + 2 && textsOf(grid, last + 1).length === 0);
  return isNear && group.length < mostRowsOfHead && group.every((one) => agree(one, found));
}

/** Whether a head has more than two days. */
export const isLong = ({ days }: Head): boolean => days.size > 2;

function headOf(rows: readonly DayRow[]): Head {
  const days = new Map<number, DayText>();
  for (const { cells } of rows) for (const [column, day] of cells) days.set(column, { ...day, ...days.get(column) });
  const dated = rows.filter(({ isDated }) => isDated);
  // A column without a date is no day when others have one.
  const kept = [...days].filter(([, { day }]) => dated.length === 0 || day !== undefined);
  return {
    top: rows[0]!.row,
    bottom: rows.at(-1)!.row,
    days: new Map(kept.sort(([a], [b]) => a - b)),
  };
}

function agree(a: DayRow, b: DayRow): boolean {
  if (!a.isDated && !b.isDated) return false;
  let shared = 0;
  for (const [column, day] of b.cells) {
    const other = a.cells.get(column);
    if (!other) continue;
    if (other.day !== undefined && day.day !== undefined && other.day !== day.day) return false;
    shared += 1;
  }
  const most = b.isOpen ? a.cells.size : Math.min(a.cells.size, b.cells.size);
  return shared >= 0.6 * most;
}

/** A row that was said to be a head, whatever its days look like. */
function saidHead(grid: Grid, row: number): DayRow | undefined {
  const [asWritten, monthFirst] = [chainIn(grid, row, false), chainIn(grid, row, true)];
  const cells = monthFirst.size > asWritten.size ? monthFirst : asWritten;
  const [first] = cells.values();
  return first && { row, cells, isDated: first.day !== undefined, isOpen: false };
}

function dayRow(grid: Grid, row: number): DayRow | undefined {
  const asWritten = judged(grid, row, chainIn(grid, row, false));
  if (!hasShortDates(grid, row)) return asWritten;
  const monthFirst = judged(grid, row, chainIn(grid, row, true));
  return (monthFirst?.cells.size ?? 0) > (asWritten?.cells.size ?? 0) ? monthFirst : asWritten;
}

/** Whether a row has dates that may be written month first. */
function hasShortDates(grid: Grid, row: number): boolean {
  for (let column = 0; column < grid.width; column += 1) if (/\d[/.-]\d/.test(grid.text(row, column))) return true;
  return false;
}

function judged(grid: Grid, row: number, cells: Map<number, DayText>): DayRow | undefined {
  const days = [...cells.values()];
  const steps = days.slice(1).map((day, index) => stepBetween(days[index]!, day));
  const moves = steps.filter((step) => step !== 0);
  // The same times day after day are no dates, nor are days far apart.
  if (moves.length === 0 || 2 * moves.filter((step) => step === 1).length < moves.length) return undefined;
  if (steps.length - moves.length > moves.length + 1) return undefined;
  if (moves.length === 1 && !days.every(({ month, weekdays }) => month !== undefined || weekdays)) return undefined;
  const isDated = days[0]!.day !== undefined;
  if (moves.length < 3 && isMostlyTimes(grid, row, cells)) return undefined;
  // A whole week of letters is a head even alone; a few may be codes.
  const isOpen = days.some(isSingleLetter) && !isWeek(days);
  if (!isDated) return moves.length >= 2 ? { row, cells, isDated, isOpen } : undefined;
  const isBare = days.every(({ month, weekdays }) => month === undefined && weekdays === undefined);
  if (isBare && isSum(grid, row, [...cells.keys()][0]!)) return undefined;
  return isBare && moves.length < leastBareNumbers - 1 ? undefined : { row, cells, isDated, isOpen: false };
}

const isSum = (grid: Grid, row: number, before: number) =>
  Array.from({ length: before }, (_, column) => grid.text(row, column)).some(isTotalLabel);

/** `8-11` and `9-11` are dates in a long row and times in a short one. */
function isMostlyTimes(grid: Grid, row: number, cells: ReadonlyMap<number, DayText>): boolean {
  const times = [...cells.keys()].filter((column) => shiftText(grid.text(row, column))?.kind === 'work');
  return 2 * times.length >= cells.size;
}

const isWeek = (days: readonly DayText[]): boolean =>
  days.length >= 6 &&
  [0, 1, 2, 3, 4, 5, 6].some((first) => days.every(({ weekdays }, index) => weekdays?.includes((first + index) % 7)));

const isSingleLetter = ({ day, weekdays }: DayText) => day === undefined && (weekdays?.length ?? 0) > 1;

/** The longest run of cells of a row that go from day to day. */
function chainIn(grid: Grid, row: number, monthFirst: boolean): Map<number, DayText> {
  let best: [number, DayText][] = [];
  let run: [number, DayText][] = [];
  let isBroken = false;
  for (let column = 0; column < grid.width; column += 1) {
    const day = dayText(grid.cell(row, column), monthFirst);
    if (!day) {
      // Bare numbers after another heading are a sum, not a day.
      isBroken ||= grid.cell(row, column) !== null;
      continue;
    }
    const last = run.at(-1)?.[1];
    const step = last && stepBetween(last, day);
    const follows = step !== undefined && step <= 10 && !(isBroken && step === 0);
    run = follows ? [...run, [column, day]] : [[column, day]];
    isBroken = false;
    if (run.length > best.length) best = run;
  }
  return new Map(best);
}

/** Days from one cell to the next; 0 when the same day is written again. */
function stepBetween(a: DayText, b: DayText): number | undefined {
  if (a.day === undefined || b.day === undefined) {
    if (a.day !== b.day || !a.weekdays || !b.weekdays) return undefined;
    const steps = a.weekdays.flatMap((from) => b.weekdays!.map((to) => (to - from + 7) % 7));
    return steps.includes(1) ? 1 : Math.min(...steps);
  }
  if (a.month !== undefined && b.month !== undefined) {
    const year = a.year ?? b.year ?? 2028;
    const later = b.year ?? (b.month < a.month ? year + 1 : year);
    const days = (Date.UTC(later, b.month - 1, b.day) - Date.UTC(year, a.month - 1, a.day)) / 86_400_000;
    return days >= 0 ? days : undefined;
  }
  const step = b.day - a.day;
  return step >= 0 ? step : step + 31;
}
