import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridReading, RosterRow } from '@horae/contract/scheduling/roster-import.contract';
import type { GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { keepMapping, keepValues } from '../../people/import-memory/import-memory.commands';
import { keepImport } from '../../people/imports/imports.commands';
import { addCompany } from '../../people/organisation/organisation.commands';
import { compareWithPlan } from './compare-with-plan';
import { noCoverage } from './coverage.rules';
import { knownIds, matchPeople } from './people';
import { reportOf } from './report.rules';
import { rosterAnswers } from './roster-answers';
import { type RosterSource, readRoster } from './roster-reading';
import { writeChanges } from './write-changes';

export interface ImportOptions extends RosterSource {
  hotel: Pick<GrantedHotel, 'companyId' | 'timeZone'>;
  /** The name of a hotel that is created together with its first roster. */
  newHotel?: string | undefined;
  /** What values stand for that the hotel does not know; kept for its next files. */
  answers?: readonly ImportAnswer[];
  /** Whether what the file leaves out is taken off, for its people and days. */
  replace?: boolean;
  /** As it is called in the list of imports. */
  fileName?: string;
  isDryRun: boolean;
  /** The importing account; null at the command line. */
  accountId: number | null;
  progress?: (share: number) => void;
}

export interface ImportReport extends AskedValues {
  layout: string;
  grid: GridReading | null;
  rows: RosterRow[];
  newEmployees: number;
  newDepartments: string[];
  isWritten: boolean;
}

/** Reads a roster file and writes all of it in one transaction, unless something is asked, a row is invalid or it is a dry run. */
export async function importRoster(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { hotel, mapping, answers = [], replace = false, fileName = '', isDryRun, accountId } = options;
  const { progress = () => undefined } = options;
  const { companyId } = hotel;
  const known = await rosterAnswers(db, companyId, answers);
  const reading = readRoster(hotel, options, known);
  const { layout, grid, dayColumn } = reading;
  if (reading.isOpen)
    return { layout, grid, rows: [], newEmployees: 0, newDepartments: [], ...known.asked(), isWritten: false };
  // Before the transaction, which may hold the only connection.
  progress(0.2);
  return inTransaction(db, async (tx) => {
    const entries = reading.rows.flatMap((row) => ('entry' in row ? [row.entry] : []));
    const matched = await matchPeople(tx, companyId, entries, known.withDepartment);
    const coverage = replace ? reading.coverage(knownIds(matched), entries) : noCoverage;
    const comparison = await compareWithPlan(tx, hotel, matched, coverage);
    progress(0.4);
    const employeeIdOf = (entry: (typeof entries)[number]) => Number(matched.personOf(entry)) || null;
    const { lookAlikes, newPeople, newDepartments } = matched;
    const told = { comparison, lookAlikes, clock: hotelClock(hotel.timeZone), employeeIdOf, dayColumn };
    const rows = reportOf(reading.rows, told);
    const report = { layout, grid, rows, newEmployees: newPeople.length, newDepartments, ...known.asked() };
    if (isDryRun || rows.some(({ verdict }) => verdict === 'fault')) return { ...report, isWritten: false };
    if (options.newHotel && !(await addCompany(tx, accountId, { ...hotel, name: options.newHotel })))
      throw conflict('Another hotel already has this number. Choose another one.');
    const written = await writeChanges(
      tx,
      { companyId, accountId, timeZone: hotel.timeZone },
      matched,
      comparison,
      (share) => progress(0.4 + share * 0.6),
    );
    if (mapping) await keepMapping(tx, companyId, 'roster', mapping);
    await keepValues(tx, companyId, answers);
    const { added, changed, removed, shiftIds, people, events } = written;
    await keepImport(
      tx,
      { companyId, kind: 'roster', accountId, fileName, added, changed, removed, newPeople: people.length, shiftIds },
      people.map((id) => ({ id, isNew: true, before: null })),
      events,
    );
    const after = { shifts: added, changed, removed, employees: people.length, departments: newDepartments.length };
    await recordChange(tx, { companyId, accountId, object: 'roster', objectId: companyId, action: 'import', after });
    return { ...report, isWritten: true };
  });
}
