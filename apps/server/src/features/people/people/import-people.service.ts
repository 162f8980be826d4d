import type { PeopleImport, PeopleReport, RowReport } from '@horae/contract/people/people-files.contract';
import type { Person } from '@horae/contract/person';
import { lookAlikeKey } from '@horae/sheet-file/heading-key';
import { eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { HttpError } from '#platform/errors';
import { keepColumns, keepValues } from '../import-memory/import-memory.commands';
import { keepImport } from '../imports/imports.commands';
import { lockPeople } from './change-person';
import { employees } from './employees.table';
import { answersOf } from './import-answers';
import { type Fault, type PersonOfFile, readPersonRow } from './import-cells.rules';
import { addFromFile, changeFromFile } from './import-person';
import { type NamedPlaces, namedPlaces } from './import-places';
import { isSurnameUnclear } from './name-cells.rules';
import type { PeopleContext } from './people-context';
import { readPeople } from './person';
import { type PersonSnapshot, snapshotsOf } from './person-snapshot';

/** Thrown to roll back all writes and keep the report. */
class TakenBack extends Error {
  readonly report: PeopleReport;
  constructor(report: PeopleReport) {
    super('rolled back');
    this.report = report;
  }
}

/** Writes the people of a file, all or none, or without the refused rows. A dry run does the same and rolls back. */
export async function importPeople(db: Database, context: PeopleContext, file: PeopleImport): Promise<PeopleReport> {
  if (!file.skipsRefused) return importRows(db, context, file);
  // Tried first, so that a refused row leaves nothing behind, such as a department of its own.
  const tried = await importRows(db, context, { ...file, dryRun: true });
  const refused = new Map(tried.rows.filter(({ verdict }) => verdict === 'refused').map((row) => [row.line, row]));
  const accepted = file.rows.filter(({ line }) => !refused.has(line));
  const written = await importRows(db, context, { ...file, rows: accepted });
  const rows = [...refused.values(), ...written.rows].toSorted((a, b) => a.line - b.line);
  return { ...written, rows, unclearNames: tried.unclearNames };
}

async function importRows(db: Database, context: PeopleContext, file: PeopleImport): Promise<PeopleReport> {
  try {
    return await inTransaction(db, async (tx) => {
      const answers = await answersOf(tx, context, file);
      const places = await namedPlaces(tx, context, file.createsDepartments, answers);
      const known = await knownPeople(tx, context);
      const read = file.rows.map((row) => answers.withJobTitle(readPersonRow(row, file.dayOrder, file.surname)));
      const locked = await lockKnown(tx, context, read, known);
      const before = file.dryRun ? new Map() : await snapshotsOf(tx, context.hotel.companyId, [...locked.keys()]);
      const written: Written[] = [];
      const rows: RowReport[] = [];
      for (const row of read) rows.push(await importRow(tx, context, row, { file, places, known, locked, written }));
      const report = {
        rows,
        newDepartments: [...places.newDepartments],
        ...answers.asked(),
        unclearNames: read.flatMap(({ line, naming }) =>
          isSurnameUnclear(naming) ? [{ line, name: naming.written }] : [],
        ),
        isWritten: !file.dryRun,
      };
      if (file.dryRun || (!file.skipsRefused && rows.some(({ verdict }) => verdict === 'refused'))) {
        throw new TakenBack({ ...report, isWritten: false });
      }
      await keepColumns(tx, context.hotel.companyId, 'people', file.columns);
      await keepValues(tx, context.hotel.companyId, file.answers, places.becameOf);
      await writeDownImport(tx, context, rows);
      await keepWritten(tx, context, file, written, before);
      return report;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.report;
    throw error;
  }
}

/** A person whom the file added or changed. */
interface Written {
  id: number;
  isNew: boolean;
}

interface Import {
  file: PeopleImport;
  places: NamedPlaces;
  known: KnownPeople;
  locked: Map<number, Person>;
  /** Filled row by row. */
  written: Written[];
}

async function importRow(
  tx: Database,
  context: PeopleContext,
  row: PersonOfFile,
  { file, places, known, locked, written }: Import,
): Promise<RowReport> {
  const report = {
    line: row.line,
    name: row.naming.written || (row.fields.code ?? row.fields.email ?? ''),
    fields: [],
    notes: row.notes,
  };
  const refused = (faults: Fault[]): RowReport => ({ ...report, verdict: 'refused', faults });
  const { place, faults } = await places.placeOf(row);
  const found = known.find(row);
  const isUnclear = found !== null && typeof found === 'object';
  const all = [...row.faults, ...faults, ...(isUnclear ? [found] : [])];
  if (all.length > 0 || isUnclear) return refused(all);
  try {
    return await inTransaction(tx, async (inner): Promise<RowReport> => {
      const now = found === null ? undefined : locked.get(found);
      if (now) {
        const { fields, isRehired } = await changeFromFile(inner, context, now, row, place, file);
        known.remember(row, now.id);
        if (fields.length > 0 || isRehired) written.push({ id: now.id, isNew: false });
        return { ...report, fields, faults: [], verdict: isRehired ? 'rehire' : fields.length > 0 ? 'change' : 'same' };
      }
      const added = await addFromFile(inner, context, row, place, file);
      if (typeof added !== 'number') return refused(added);
      known.remember(row, added);
      written.push({ id: added, isNew: true });
      return { ...report, faults: [], verdict: 'add' };
    });
  } catch (error) {
    if (error instanceof HttpError) return refused([faultOf(error)]);
    throw error;
  }
}

/** The employees whom the rows match, read once and locked until all is written. */
async function lockKnown(
  tx: Database,
  context: PeopleContext,
  rows: PersonOfFile[],
  known: KnownPeople,
): Promise<Map<number, Person>> {
  const ids = rows.map((row) => known.find(row)).filter((found) => typeof found === 'number');
  await lockPeople(tx, context, ids);
  return new Map((await readPeople(tx, context, ids)).map((person) => [person.id, person]));
}

interface KnownPeople {
  /** The employee of a row, null for a new one, or why it is unclear. */
  find: (row: PersonOfFile) => number | null | Fault;
  remember: (row: PersonOfFile, id: number) => void;
}

/** Finds employees of the hotel by code, otherwise by e-mail; each may occur once per file. */
async function knownPeople(tx: Database, { hotel }: PeopleContext): Promise<KnownPeople> {
  const { id, code, email, name } = employees;
  const rows = await tx
    .select({ id, code, email, name })
    .from(employees)
    .where(eq(employees.companyId, hotel.companyId));
  const byCode = new Map(rows.map((one) => [one.code.toLowerCase(), one.id]));
  const byEmail = new Map<string, number | 'several'>();
  for (const one of rows) {
    const address = one.email?.toLowerCase();
    if (address) byEmail.set(address, byEmail.has(address) ? 'several' : one.id);
  }
  const byLook = new Map(rows.map((one) => [lookAlikeKey(one.code), one]));
  const lines = new Map<number, number>();
  return {
    find({ fields }) {
      const called = fields.code && byCode.get(fields.code.toLowerCase());
      const alike = fields.code && called === undefined ? byLook.get(lookAlikeKey(fields.code)) : undefined;
      if (alike) {
        const message = `“${fields.code}” looks like the code “${alike.code}” of ${alike.name}, in Greek or Latin letters: enter that code, or a different one.`;
        return { field: 'code', message };
      }
      const found = called ?? (fields.email ? byEmail.get(fields.email) : undefined) ?? null;
      if (found === 'several') {
        return { field: 'email', message: `Several people have the address ${fields.email}: enter the code as well.` };
      }
      if (found === null || found === '') return null;
      const line = lines.get(found);
      return line === undefined ? found : { field: 'code', message: `This person is already on line ${line}.` };
    },
    remember({ line, fields, naming }, person) {
      lines.set(person, line);
      if (fields.code) {
        byCode.set(fields.code.toLowerCase(), person);
        byLook.set(lookAlikeKey(fields.code), {
          id: person,
          code: fields.code,
          email: null,
          name: naming.written,
        });
      }
      if (fields.email) byEmail.set(fields.email, person);
    },
  };
}

function faultOf(error: HttpError): Fault {
  const fields = error.more.error?.fields as { path: string; message: string }[] | undefined;
  const [first] = fields ?? [];
  return { field: first?.path.split('.').at(-1) ?? '', message: first?.message ?? error.message };
}

async function writeDownImport(tx: Database, { hotel, accountId }: PeopleContext, rows: RowReport[]): Promise<void> {
  const count = (wanted: RowReport['verdict']) => rows.filter(({ verdict }) => verdict === wanted).length;
  const after = { added: count('add'), rehired: count('rehire'), changed: count('change'), same: count('same') };
  const change = { companyId: hotel.companyId, accountId, object: 'people', objectId: hotel.companyId };
  await recordChange(tx, { ...change, action: 'import', after });
}

async function keepWritten(
  tx: Database,
  { hotel: { companyId }, accountId }: PeopleContext,
  { fileName }: PeopleImport,
  written: Written[],
  before: Map<number, PersonSnapshot>,
): Promise<void> {
  if (written.length === 0) return;
  const added = written.filter(({ isNew }) => isNew).length;
  await keepImport(
    tx,
    { companyId, kind: 'people', accountId, fileName, added, changed: written.length - added },
    written.map(({ id, isNew }) => ({ id, isNew, before: isNew ? null : before.get(id) })),
  );
}
