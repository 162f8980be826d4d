import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import type { DayOrder } from '#platform/read-day';
import type { FileRows } from '#platform/rows-of-sheet';
import { keepMapping, keepValues } from '../../people/import-memory/import-memory.commands';
import { keepImport } from '../../people/imports/imports.commands';
import { addCompany } from '../../people/organisation/organisation.commands';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import { type Layout, layoutOf } from './layouts.rules';
import { overlaps } from './overlaps.rules';
import { knownIds, type Matched, matchPeople, plannedSpans } from './people';
import { rosterAnswers } from './roster-answers';
import { type ReadRow, type RowShift, readRow } from './rows.rules';
import { addMissing, addShifts } from './write-rows';

export interface ImportOptions {
  hotel: Pick<GrantedHotel, 'companyId' | 'timeZone'>;
  /** The name of a hotel that is created together with its first roster. */
  newHotel?: string | undefined;
  table: Pick<FileRows, 'heading' | 'rows' | 'lines'>;
  dayOrder: DayOrder;
  mapping?: Record<string, string> | undefined;
  /** What values stand for that the hotel does not know; kept for its next files. */
  answers?: readonly ImportAnswer[];
  /** As it is called in the list of imports. */
  fileName?: string;
  isDryRun: boolean;
  /** The importing account; null at the command line. */
  accountId: number | null;
  progress?: (share: number) => void;
}

export interface RowReport {
  line: number;
  verdict: 'added' | 'already there' | 'skipped' | 'fault';
  sentence: string;
}

export interface ImportReport extends AskedValues {
  layout: string;
  rows: RowReport[];
  newEmployees: number;
  newDepartments: string[];
  isWritten: boolean;
}

/** Reads a roster file and writes all of it in one transaction, unless a row is invalid or it is a dry run. */
export async function importRoster(db: Database, options: ImportOptions): Promise<ImportReport> {
  const {
    hotel,
    table,
    dayOrder,
    mapping,
    answers = [],
    fileName = '',
    isDryRun,
    accountId,
    progress = () => undefined,
  } = options;
  const layout = layoutOf(table.heading, mapping);
  const { typeNamed, withDepartment, asked } = await rosterAnswers(db, hotel.companyId, answers);
  const rules = { timeZone: hotel.timeZone, dayOrder, typeNamed };
  const read = table.rows.map((cells, at) => readRow(cells, table.lines[at]!, layout, rules));
  // Before the transaction, which may hold the only connection.
  progress(0.2);
  return inTransaction(db, async (tx) => {
    const shifts = read.flatMap((row) => ('shift' in row ? [row.shift] : []));
    const matched = await matchPeople(tx, hotel.companyId, shifts, withDepartment);
    const { faults, present } = await compareWithPlan(tx, hotel, matched, layout);
    progress(0.4);
    const rows = read.map((row) => verdictOn(row, faults, present));
    const { newPeople, newDepartments } = matched;
    const newEmployees = newPeople.length;
    const report = { layout: layout.name, rows, newEmployees, newDepartments, ...asked() };
    if (isDryRun || rows.some((row) => row.verdict === 'fault')) return { ...report, isWritten: false };
    if (options.newHotel && !(await addCompany(tx, accountId, { ...hotel, name: options.newHotel })))
      throw conflict('Another hotel already has this number. Choose another one.');
    const ids = await addMissing(tx, { companyId: hotel.companyId, accountId }, matched);
    const toAdd = shifts.filter((shift) => !present.has(shift.line));
    const shiftIds = await addShifts(tx, hotel.companyId, toAdd, ids, (share) => progress(0.4 + share * 0.6));
    const after = { shifts: toAdd.length, employees: newPeople.length, departments: newDepartments.length };
    if (mapping) await keepMapping(tx, hotel.companyId, 'roster', mapping);
    await keepValues(tx, hotel.companyId, answers);
    const { companyId } = hotel;
    await keepImport(
      tx,
      { companyId, kind: 'roster', accountId, fileName, added: toAdd.length, newPeople: newEmployees, shiftIds },
      newPeople.map((one) => ({ id: ids(one), isNew: true, before: null })),
    );
    const change = { companyId: hotel.companyId, accountId, object: 'roster', objectId: hotel.companyId };
    await recordChange(tx, { ...change, action: 'import', after });
    return { ...report, isWritten: true };
  });
}

function verdictOn(row: ReadRow, faults: Map<number, string>, present: Set<number>): RowReport {
  const { line } = row;
  if ('fault' in row) return { line, verdict: 'fault', sentence: row.fault };
  if ('skipped' in row) return { line, verdict: 'skipped', sentence: row.skipped };
  const fault = faults.get(line);
  if (fault) return { line, verdict: 'fault', sentence: fault };
  if (present.has(line)) return { line, verdict: 'already there', sentence: row.shift.note ?? '' };
  return { line, verdict: 'added', sentence: row.shift.note ?? '' };
}

/** Finds the rows already on the plan, and those that overlap a shift or fall outside the employment. */
async function compareWithPlan(tx: Database, hotel: ImportOptions['hotel'], matched: Matched, layout: Layout) {
  const clock = hotelClock(hotel.timeZone);
  const faults = new Map(matched.lookAlikes);
  const present = new Set<number>();
  const planned = await plannedSpans(tx, hotel.companyId, matched);
  const employments = await lockEmployments(tx, hotel.companyId, knownIds(matched));
  for (const [person, shifts] of matched.byPerson) {
    const employment = employments.get(Number(person));
    const known = planned.get(person) ?? [];
    const seen = new Set(known.map(keyOf));
    const fresh: (RowShift | (typeof known)[number])[] = [...known];
    for (const shift of shifts) {
      if (seen.has(keyOf(shift))) present.add(shift.line);
      else fresh.push(shift);
      const notEmployed = !present.has(shift.line) && employment && notEmployedOn(employment, clock.dayOf(shift.start));
      if (notEmployed) faults.set(shift.line, `${layout.start ?? layout.startDate}: ${notEmployed}`);
      seen.add(keyOf(shift));
    }
    for (const [earlier, later] of overlaps(fresh.filter((span) => span.type !== 'OnCall'))) {
      const [row, other] = 'line' in later ? [later, earlier] : [earlier, later];
      if (!('line' in row)) continue;
      const where = 'line' in other ? `the shift of line ${other.line}` : 'a planned shift';
      const span = `${clock.format(other.start).slice(0, 16).replace('T', ' ')} to ${clock.format(other.end).slice(11, 16)}`;
      faults.set(row.line, `${row.employeeName} cannot work two shifts at once: this one overlaps ${where}, ${span}.`);
    }
  }
  return { faults, present };
}

const keyOf = ({ start, end, type }: { start: number; end: number; type: string }) => `${start} ${end} ${type}`;
