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
  for (const [at, row] of open.entries()) {
    const still = open.slice(at).filter(({ start }) => dayOf(start) === dayOf(row.start)).length;
    const former = replaced && formerOf(row, [...left], { replaced, dayOf, still });
    if (former) {
      left.delete(former);
      if (isTypeKept(row, former, dayOf)) row.type = former.type;
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

interface OfDay {
  replaced: Replaced;
  dayOf: (second: number) => string;
  /** How many rows of the day have no shift yet. */
  still: number;
}

/**
 * The shift that a new one of the same day takes the place of: one of the same hours, else the first, or the nearest one
 * where some of them go.
 */
function formerOf(row: RowShift, left: PlannedShift[], { replaced, dayOf, still }: OfDay) {
  const day = dayOf(row.start);
  const ofDay = left
    .filter((one) => dayOf(one.start) === day && replaced.isCovered(day))
    .filter(({ type }) => (type === 'OnCall') === (row.type === 'OnCall'))
    .toSorted((a, b) => a.start - b.start);
  const distance = (one: PlannedShift) => Math.abs(one.start - row.start) + Math.abs(one.end - row.end);
  const nearest = () => ofDay.toSorted((a, b) => distance(a) - distance(b))[0];
  return ofDay.find((one) => isSameTime(one, row)) ?? (still < ofDay.length ? nearest() : ofDay[0]);
}

const fourHours = 4 * 3600;

/** Whether regular or night work keeps its type: the row names none, and its hours are still of a night, or still are not. */
function isTypeKept(row: RowShift, former: PlannedShift, dayOf: (second: number) => string): boolean {
  const isNight = ({ start, end }: { start: number; end: number }) =>
    end - start >= fourHours && dayOf(start) !== dayOf(start + fourHours) && dayOf(start) !== dayOf(end - 1);
  const areNightOrNot = [row.type, former.type].every((type) => type === 'Regular' || type === 'Night');
  return !row.given.type && areNightOrNot && isNight(row) === isNight(former);
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

/** The job, work centre and cost place of a shift, after a row that may name them. */
export function changedPlace(row: RowShift, former: PlannedShift) {
  const { jobTitle, workCentreId, costPlace, usual } = former;
  // Work centre and cost place follow the department, so those of the one before are said in another one.
  const there = row.departmentId === undefined || row.departmentId === former.departmentId ? usual : undefined;
  const isJob = row.jobTitle === undefined || row.jobTitle === (jobTitle ?? usual?.jobTitle);
  const isCentre = row.workCentreId === undefined || row.workCentreId === (workCentreId ?? there?.workCentreId);
  const isCost = row.costPlace === undefined || row.costPlace === (costPlace ?? there?.costPlace);
  return {
    jobTitle: isJob ? jobTitle : row.jobTitle!,
    workCentreId: isCentre ? workCentreId : row.workCentreId!,
    costPlace: isCost ? costPlace : row.costPlace!,
  };
}

function isUnchanged(row: RowShift, former: PlannedShift): boolean {
  const { jobTitle, workCentreId, costPlace } = changedPlace(row, former);
  if (jobTitle !== former.jobTitle || workCentreId !== former.workCentreId) return false;
  if (costPlace !== former.costPlace) return false;
  if (row.given.breakMinutes && row.breakMinutes !== former.breakMinutes) return false;
  if (row.departmentId !== undefined && row.departmentId !== former.departmentId) return false;
  return !row.given.notes || row.notes === former.notes;
}

const isSameTime = (one: PlannedShift, row: RowShift) => one.start === row.start && one.end === row.end;
const keyOf = ({ start, end, type }: RowShift) => `${start} ${end} ${type}`;
