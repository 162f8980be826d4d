import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { keepMapping, keepValues } from '../../people/import-memory/import-memory.commands';
import { keepImport } from '../../people/imports/imports.commands';
import { addCompany } from '../../people/organisation/organisation.commands';
import { compareWithPlan } from './compare-with-plan';
import { noCoverage } from './coverage.rules';
import { draftChanges, draftOpen } from './draft-changes';
import { draftedPlan } from './drafted-plan';
import { isOpenRow } from './entries';
import type { ImportOptions } from './import-options';
import { type ImportReport, NotWritten } from './import-report';
import { allowPublishing, lawOfFile, type Publishing, toldLaw } from './law-of-file';
import { openChangesOf, openOfFile, withOpen, withoutUnplanned } from './open-of-file';
import { knownIds, matchPeople } from './people';
import { reportOf } from './report.rules';
import { rosterAnswers } from './roster-answers';
import { readRoster } from './roster-reading';
import { storedPlan } from './stored-plan';
import { readToldPlaces } from './told-places';
import { writeChanges } from './write-changes';

/** Reads a roster file and writes all of it in one transaction, unless something is asked, a row is invalid or it is a dry run. */
export async function importRoster(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { hotel, mapping, answers = [], replace = false, fileName = '', isDryRun, accountId } = options;
  const { newHotel, progress = () => undefined, asDraft = false, reason = null } = options;
  const publishing: Publishing = { accountId, hotel, asDraft, reason };
  const { companyId } = hotel;
  const known = await rosterAnswers(db, companyId, answers);
  const reading = readRoster(hotel, options, known);
  const { layout, grid, dayColumn } = reading;
  if (reading.isOpen)
    return {
      layout,
      grid,
      rows: [],
      newEmployees: 0,
      newDepartments: [],
      openDrafts: 0,
      ...toldLaw([]),
      ...known.asked(),
      isWritten: false,
    };
  // Before the transaction, which may hold the only connection.
  progress(0.2);
  const work = async (tx: Database): Promise<ImportReport> => {
    if (newHotel && !(await addCompany(tx, accountId, { companyId, timeZone: hotel.timeZone, name: newHotel })))
      throw conflict('Another hotel already has this number. Choose another one.');
    const read = withoutUnplanned(reading.rows, publishing);
    const all = read.flatMap((row) => ('entry' in row ? [row.entry] : []));
    const entries = all.filter((entry) => !isOpenRow(entry));
    const matched = await matchPeople(tx, companyId, entries, known.withDepartment);
    const coverage = replace ? reading.coverage(knownIds(matched), entries) : noCoverage;
    const comparison = await compareWithPlan(tx, hotel, matched, coverage, asDraft ? draftedPlan : storedPlan);
    const open = await openOfFile(tx, publishing, all, { lines: reading.open, replace });
    progress(0.4);
    const employeeIdOf = (entry: (typeof entries)[number]) => Number(matched.personOf(entry)) || null;
    const { lookAlikes, newPeople, newDepartments } = matched;
    const withOpenShifts = withOpen(comparison, open, known.departmentName);
    const told = {
      comparison: withOpenShifts,
      places: await readToldPlaces(tx, hotel, matched, withOpenShifts),
      lookAlikes,
      clock: hotelClock(hotel.timeZone),
      employeeIdOf,
      dayColumn,
    };
    const rows = reportOf(read, told);
    const isFaulty = rows.some(({ verdict }) => verdict === 'fault');
    const found = isFaulty ? [] : await lawOfFile(tx, publishing, matched, comparison);
    const openChanges = openChangesOf(open, hotel);
    const report = {
      layout,
      grid,
      rows,
      newEmployees: newPeople.length,
      newDepartments,
      openDrafts: openChanges.length,
      ...toldLaw(found),
      ...known.asked(),
    };
    if (isDryRun || isFaulty) throw new NotWritten({ ...report, isWritten: false });
    const items = rows.filter(({ verdict, isOpen }) => verdict !== 'already there' && !isOpen).length;
    if (!asDraft) await allowPublishing(tx, publishing, { found, items });
    const who = { companyId, accountId, timeZone: hotel.timeZone };
    const written = asDraft
      ? await draftChanges(tx, publishing, matched, comparison, openChanges)
      : await writeChanges(tx, who, matched, comparison, (share) => progress(0.4 + share * 0.6));
    const draftIds = !asDraft ? await draftOpen(tx, publishing, openChanges) : [];
    if (mapping) await keepMapping(tx, companyId, 'roster', mapping);
    await keepValues(tx, companyId, answers);
    const { added, changed, removed, shiftIds, people, events } = written;
    // Drafts are undone in the plan, so that of their import only the people are.
    const stored = asDraft ? { added: 0, changed: 0, removed: 0 } : { added, changed, removed };
    if (!asDraft || people.length > 0)
      await keepImport(
        tx,
        { companyId, kind: 'roster', accountId, fileName, ...stored, newPeople: people.length, shiftIds, draftIds },
        people.map((id) => ({ id, isNew: true, before: null })),
        events,
      );
    const counts = { shifts: added, changed, removed, employees: people.length, departments: newDepartments.length };
    const after = { ...counts, ...(asDraft && { asDraft }), ...(draftIds.length > 0 && { open: draftIds.length }) };
    await recordChange(tx, { companyId, accountId, object: 'roster', objectId: companyId, action: 'import', after });
    return { ...report, isWritten: true };
  };
  return inTransaction(db, work).catch((error: unknown) => {
    if (error instanceof NotWritten) return error.report;
    throw error;
  });
}
