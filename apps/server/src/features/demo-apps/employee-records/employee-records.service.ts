import {
  type EmployeeRecord,
  isoStartDate,
  type NewRecord,
  type RecordChange,
  type RecordQuery,
} from '@horae/contract/demo-apps/employee-records.contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { amountOf, holdsText, isChoice, pageOf, sortedBy } from '#platform/list';
import { nextId } from '#platform/next-id';
import { employeeRecords } from './employee-records.table';

const shown = {
  responsive_id: sql<''>`''`.as('responsive_id'),
  id: employeeRecords.id,
  avatar: employeeRecords.avatar,
  full_name: employeeRecords.fullName,
  post: employeeRecords.post,
  email: employeeRecords.email,
  city: employeeRecords.city,
  start_date: employeeRecords.startDate,
  salary: employeeRecords.salary,
  age: employeeRecords.age,
  experience: employeeRecords.experience,
  status: employeeRecords.status,
};

export const allRecords = (db: Database): Promise<EmployeeRecord[]> =>
  db.select(shown).from(employeeRecords).orderBy(asc(employeeRecords.id));

export async function listRecords(db: Database, query: RecordQuery) {
  const allData = await allRecords(db);
  const found = allData.filter((row) => isWanted(row, query));
  const sorted = sortedBy(found, (row) => sortKey(row, query.sortColumn), query.sort);
  return { allData, invoices: pageOf(sorted, query), total: found.length };
}

export async function readRecord(db: Database, id: number): Promise<EmployeeRecord> {
  const [row] = await db.select(shown).from(employeeRecords).where(eq(employeeRecords.id, id));
  if (!row) throw notFound('Employee');
  return row;
}

export async function addRecord(tx: Database, record: NewRecord): Promise<EmployeeRecord> {
  const id = await nextId(tx, employeeRecords, employeeRecords.id);
  await tx.insert(employeeRecords).values({ ...columnsOf(record), id });
  await announce(tx, 'employee-records', 'admins');
  return readRecord(tx, id);
}

/** Changes a row; `check` receives it as stored, locked. */
export function updateRecord(
  db: Database,
  { id, ...change }: RecordChange,
  check: (now: EmployeeRecord) => void,
): Promise<EmployeeRecord> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select(shown).from(employeeRecords).where(eq(employeeRecords.id, id)).for('update');
    if (!locked) throw notFound('Employee');
    check(locked);
    if (Object.keys(change).length > 0) {
      await tx.update(employeeRecords).set(columnsOf(change)).where(eq(employeeRecords.id, id));
      await announce(tx, 'employee-records', 'admins');
    }
    return readRecord(tx, id);
  });
}

/** Deletes all of them, or none if one does not exist. */
export function removeRecords(db: Database, ids: number[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const wanted = [...new Set(ids)];
    const removed = await tx.delete(employeeRecords).where(inArray(employeeRecords.id, wanted)).returning();
    if (removed.length < wanted.length) throw notFound('Employee');
    await announce(tx, 'employee-records', 'admins');
  });
}

function columnsOf<C extends Partial<NewRecord>>({ full_name, start_date, ...rest }: C) {
  return {
    ...rest,
    ...(full_name !== undefined && { fullName: full_name }),
    ...(start_date !== undefined && { startDate: start_date }),
  } as Omit<C, 'full_name' | 'start_date'> & { fullName: string; startDate: string };
}

function isWanted(row: EmployeeRecord, query: RecordQuery): boolean {
  const { q, city, status, startFrom, startTo, salaryFrom, salaryTo } = query;
  const start = isoStartDate(row.start_date);
  const salary = amountOf(row.salary);
  return (
    holdsText(q, [row.full_name, row.post, row.email, row.age, row.salary, row.start_date]) &&
    isChoice(city, row.city) &&
    (status === undefined || row.status === status) &&
    (startFrom === undefined || start >= startFrom) &&
    (startTo === undefined || start <= startTo) &&
    (salaryFrom === undefined || salary >= salaryFrom) &&
    (salaryTo === undefined || salary <= salaryTo)
  );
}

/** Sorts dates by time, amounts by size, and `10 Years` after `9 Years`. */
function sortKey(row: EmployeeRecord, column: RecordQuery['sortColumn']): string | number {
  switch (column) {
    case 'start_date':
      return isoStartDate(row.start_date);
    case 'salary':
      return amountOf(row.salary);
    case 'age':
    case 'experience':
      return Number.parseInt(row[column], 10);
    default:
      return row[column];
  }
}
