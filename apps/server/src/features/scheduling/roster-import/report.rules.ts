import type { Planned, RosterRow } from '@horae/contract/scheduling/roster-import.contract';
import type { HotelClock } from '#platform/hotel-time';
import { changedShift } from './compare-shifts.rules';
import type { Comparison } from './comparison';
import { isShift, type ReadRow, type RowEntry, type RowShift } from './entries';
import { codeOfLeave } from './leave-of.rules';
import type { PlannedLeave, PlannedShift } from './stored-plan';
import type { ToldPlaces } from './told-places';
import { nowhere, type OwnPlace, ownPlace, placeAfter, placesApart, toldPlace, toldRest } from './told-places.rules';

interface Told {
  comparison: Comparison;
  lookAlikes: Map<number, string>;
  clock: HotelClock;
  employeeIdOf: (entry: RowEntry) => number | null;
  places: ToldPlaces;
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
      was: formerAs(one, told),
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
  if (former && isShift(entry)) return { ...about, verdict: 'changed', sentence, ...changedSides(entry, former, told) };
  const taken = gone.get(`${told.employeeIdOf(entry)} ${day}`)?.shift();
  const now = newAs(entry, told);
  if (!taken) return { ...about, verdict: 'added', sentence, now };
  if ('day' in taken || !isShift(entry))
    return { ...about, verdict: 'changed', sentence, was: formerAs(taken, told), now };
  return { ...about, verdict: 'changed', sentence, ...takenSides(entry, taken, told) };
}

/** A shift before and after a row that changes it. */
function changedSides(row: RowShift, former: PlannedShift, { places, clock }: Told): Sides {
  const after = changedShift(row, former);
  const { was, now } = placesApart(ownPlace(former), placeAfter(row, former), former.usual);
  return {
    was: { ...plannedAs(former, clock), ...toldPlace(was, places.names), ...toldRest(former, after) },
    now: { ...plannedAs(after, clock), ...toldPlace(now, places.names), ...toldRest(after, former) },
  };
}

/** A shift that goes, and the one that takes its place. */
function takenSides(row: RowShift, taken: PlannedShift, { places, clock }: Told): Sides {
  const { was, now } = placesApart(ownPlace(taken), { ...nowhere, ...placeOfNew(row, places) }, taken.usual);
  return {
    was: { ...plannedAs(taken, clock), ...toldPlace(was, places.names) },
    now: { ...plannedAs(row, clock), ...toldPlace(now, places.names) },
  };
}

interface Sides {
  was: Planned;
  now: Planned;
}

function formerAs(one: PlannedShift | Day, { places, clock }: Told): Planned {
  return { ...plannedAs(one, clock), ...('day' in one ? {} : toldPlace(ownPlace(one), places.names)) };
}

function newAs(entry: RowEntry, { places, clock }: Told): Planned {
  return { ...plannedAs(entry, clock), ...(isShift(entry) && toldPlace(placeOfNew(entry, places), places.names)) };
}

const placeOfNew = (row: RowShift, { added }: ToldPlaces): Partial<OwnPlace> =>
  row.open ? { jobTitle: row.open.jobTitle } : (added.get(row) ?? {});

const dayOfPlan = (one: PlannedShift | Day, clock: HotelClock) => ('day' in one ? one.day : clock.dayOf(one.start));

type Anything = Pick<PlannedShift, 'start' | 'end' | 'type'> | RowEntry | Day;

function plannedAs(one: Anything, clock: HotelClock): Planned {
  if ('day' in one) return { type: codeOfLeave(one.leave) };
  if ('firstDay' in one) return { type: codeOfLeave(one) };
  const time = (second: number) => clock.format(second).slice(11, 16);
  return { from: time(one.start), to: time(one.end), type: one.type };
}
