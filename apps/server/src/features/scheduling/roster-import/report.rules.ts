import type { Planned, RosterRow } from '@horae/contract/scheduling/roster-import.contract';
import type { HotelClock } from '#platform/hotel-time';
import { changedShift } from './compare-shifts.rules';
import type { Comparison } from './comparison';
import { isShift, type ReadRow, type RowEntry } from './entries';
import { codeOfLeave } from './leave-of.rules';
import type { PlannedLeave, PlannedShift } from './stored-plan';

interface Told {
  comparison: Comparison;
  lookAlikes: Map<number, string>;
  clock: HotelClock;
  employeeIdOf: (entry: RowEntry) => number | null;
  /** The column in which a list says when; null for a grid. */
  dayColumn: string | null;
}

/** What becomes of each row of a file, then what it takes off. */
export function reportOf(read: readonly ReadRow[], told: Told): RosterRow[] {
  const { comparison, clock } = told;
  const gone = new Map<string, (PlannedShift | Day)[]>();
  for (const one of [...comparison.removedShifts, ...daysTaken(comparison.cutLeaves)]) {
    const key = `${one.employeeId} ${dayOfPlan(one, clock)}`;
    gone.set(key, [...(gone.get(key) ?? []), one]);
  }
  const rows = read.map((row) => verdictOn(row, told, gone));
  const removed = [...gone.values()].flat().map(
    (one): RosterRow => ({
      line: null,
      verdict: 'removed',
      sentence: '',
      person: comparison.names.get(one.employeeId) ?? '',
      day: dayOfPlan(one, clock),
      was: plannedAs(one, clock),
      isOpen: one.employeeId < 0 || undefined,
    }),
  );
  return [...rows, ...removed.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))];
}

const keyOf = ({ person = '', day = '' }: RosterRow) => `${person} ${day}`;

/** A day that a leave loses. */
interface Day {
  employeeId: number;
  day: string;
  leave: PlannedLeave;
}

const daysTaken = (cut: Comparison['cutLeaves']): Day[] =>
  [...cut].flatMap(([leave, days]) => [...days].map((day) => ({ employeeId: leave.employeeId, day, leave })));

function verdictOn(row: ReadRow, told: Told, gone: Map<string, (PlannedShift | Day)[]>): RosterRow {
  const { line, cell } = row;
  const place = { line, ...(cell !== undefined && { cell }) };
  if ('fault' in row) return { ...place, verdict: 'fault', sentence: row.fault };
  if ('skipped' in row) return { ...place, verdict: 'skipped', sentence: row.skipped };
  const { entry } = row;
  const { comparison, clock, lookAlikes } = told;
  const day = isShift(entry) ? clock.dayOf(entry.start) : entry.firstDay;
  const about = {
    ...place,
    person: entry.employeeName,
    day,
    now: plannedAs(entry, clock),
    ...(entry.open && { isOpen: true }),
  };
  const sentence = entry.note ?? '';
  const fault = comparison.faults.get(entry) ?? lookAlikes.get(line);
  if (fault) {
    const column = comparison.outside.has(entry) && told.dayColumn ? `${told.dayColumn}: ` : '';
    return { ...about, verdict: 'fault', sentence: `${column}${fault}` };
  }
  if (comparison.present.has(entry)) return { ...about, verdict: 'already there', sentence };
  const former = isShift(entry) ? comparison.changedShifts.get(entry) : undefined;
  if (former && isShift(entry)) {
    const now = plannedAs(changedShift(entry, former), clock);
    return { ...about, verdict: 'changed', sentence, was: plannedAs(former, clock), now };
  }
  const taken = gone.get(`${told.employeeIdOf(entry)} ${day}`)?.shift();
  if (taken) return { ...about, verdict: 'changed', sentence, was: plannedAs(taken, clock) };
  return { ...about, verdict: 'added', sentence };
}

const dayOfPlan = (one: PlannedShift | Day, clock: HotelClock) => ('day' in one ? one.day : clock.dayOf(one.start));

type Anything = Pick<PlannedShift, 'start' | 'end' | 'type'> | RowEntry | Day;

function plannedAs(one: Anything, clock: HotelClock): Planned {
  if ('day' in one) return { type: codeOfLeave(one.leave) };
  if ('firstDay' in one) return { type: codeOfLeave(one) };
  const time = (second: number) => clock.format(second).slice(11, 16);
  return { from: time(one.start), to: time(one.end), type: one.type };
}
