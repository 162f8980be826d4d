import type { RowShift } from './entries';
import { overlaps } from './overlaps.rules';
import type { PlannedShift } from './stored-plan';

/** The days of one person that a file replaces. */
export interface Replaced {
  isCovered: (day: string) => boolean;
  /** A grid cannot say that somebody is on call. */
  coversOnCall: boolean;
}

export interface ShiftsOfPerson {
  rows: readonly RowShift[];
  planned: readonly PlannedShift[];
  /** Null: what is there stays. */
  replaced: Replaced | null;
  dayOf: (second: number) => string;
}

export interface ComparedShifts {
  present: Set<RowShift>;
  added: RowShift[];
  changed: Map<RowShift, PlannedShift>;
  removed: PlannedShift[];
  clashes: [row: RowShift, other: RowShift | PlannedShift][];
}

/** What the rows of one person change about what is planned for them. A shift of the same hours stays as it is. */
export function compareShifts({ rows, planned, replaced, dayOf }: ShiftsOfPerson): ComparedShifts {
  const left = new Set(planned);
  const result: ComparedShifts = { present: new Set(), added: [], changed: new Map(), removed: [], clashes: [] };
  const { present, added, changed, removed, clashes } = result;
  const seen = new Set<string>();
  const open: RowShift[] = [];
  for (const row of rows) {
    if (seen.has(keyOf(row))) {
      present.add(row);
      continue;
    }
    seen.add(keyOf(row));
    const same = [...left].find((one) => isSameTime(one, row) && (!row.given.type || one.type === row.type));
    if (same) left.delete(same);
    if (same && (!replaced || isUnchanged(row, same))) present.add(row);
    else if (same) changed.set(row, same);
    else open.push(row);
  }
  for (const row of open) {
    const former = replaced && formerOf(row, [...left], replaced, dayOf);
    if (former) {
      left.delete(former);
      changed.set(row, former);
    } else added.push(row);
  }
  for (const one of left)
    if (replaced?.isCovered(dayOf(one.start)) && (replaced.coversOnCall || one.type !== 'OnCall')) removed.push(one);
  const staying = planned.filter((one) => !removed.includes(one) && ![...changed.values()].includes(one));
  const working = [...staying, ...added, ...changed.keys()].filter(({ type }) => type !== 'OnCall');
  for (const [earlier, later] of overlaps<RowShift | PlannedShift>(working)) {
    const [row, other] = 'line' in later ? [later, earlier] : [earlier, later];
    if ('line' in row) clashes.push([row, other]);
  }
  return result;
}

/** The shift that a new one of the same day takes the place of: one of the same hours, else the first. */
function formerOf(row: RowShift, left: PlannedShift[], replaced: Replaced, dayOf: (second: number) => string) {
  const day = dayOf(row.start);
  const ofDay = left
    .filter((one) => dayOf(one.start) === day && replaced.isCovered(day))
    .filter(({ type }) => (type === 'OnCall') === (row.type === 'OnCall'))
    .toSorted((a, b) => a.start - b.start);
  return ofDay.find((one) => isSameTime(one, row)) ?? ofDay[0];
}

/** What the row does not say itself stays as it is. */
export function changedShift(row: RowShift, former: PlannedShift) {
  const isKept = !row.given.type && ['Overtime', 'OnCall', 'Training'].includes(former.type);
  const keptBreak = former.breakMinutes * 60 < row.end - row.start ? former.breakMinutes : 0;
  return {
    type: isKept ? former.type : row.type,
    start: row.start,
    end: row.end,
    breakMinutes: row.given.breakMinutes ? row.breakMinutes : keptBreak,
    notes: row.given.notes ? row.notes : former.notes,
  };
}

function isUnchanged(row: RowShift, former: PlannedShift): boolean {
  if (row.given.breakMinutes && row.breakMinutes !== former.breakMinutes) return false;
  if (row.departmentId !== undefined && row.departmentId !== former.departmentId) return false;
  return !row.given.notes || row.notes === former.notes;
}

const isSameTime = (one: PlannedShift, row: RowShift) => one.start === row.start && one.end === row.end;
const keyOf = ({ start, end, type }: RowShift) => `${start} ${end} ${type}`;
