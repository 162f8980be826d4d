import { peopleContract } from '@horae/contract/people/people.contract';
import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract as hours } from '@horae/contract/scheduling/working-hours.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { eq, getTableColumns, getTableName, min, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { timesheets } from '#features/time/timesheets/timesheets.table';
import { columnName } from '#platform/column-names';
import { derivedDue } from '#platform/due/due.table';
import { hotelClock } from '#platform/hotel-time';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { monthHours } from '../features/scheduling/working-hours/month-hours';
import { daysOf, everyType } from '../features/scheduling/working-hours/working-hours.rules';
import type { Derived, Untracked } from './derived';
import { plannedTables } from './history-rows';
import { ledger, searchables } from './ledger';
import { columnsRead, statementsOf } from './test-columns-read';
import { workOut } from './work-out';

const hotel = 1003;
const month = '2026-09';
let api: TestApp;
let employee: number;
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const [first] = await db
    .select({ id: min(employees.id) })
    .from(employees)
    .where(eq(employees.companyId, hotel));
  employee = first!.id!;
  await Promise.all([
    api.asClient(unchecked(peopleContract.list), {}),
    api.asAdmin(unchecked(peopleContract.list), {}),
  ]);
  // A locked sheet, so that there is something to compute again.
  const locked = { state: 'locked' as const, lockedAt: sql`now()` };
  const { companyId, employeeId, firstDay } = timesheets;
  await db
    .insert(timesheets)
    .values({ companyId: hotel, employeeId: employee, firstDay: '2026-09-01', lastDay: '2026-09-30', ...locked })
    .onConflictDoUpdate({ target: [companyId, employeeId, firstDay], set: locked });
});
afterAll(() => api.stop());

const markDue = (thing: string) =>
  api.database.db.insert(derivedDue).values({
    thing,
    companyId: hotel,
    employeeId: employee,
    fromAt: sql`now() - interval '60 days'`,
    toAt: sql`now()`,
  });

/** The code that reads the sources of each derived thing. */
const readers: Record<string, () => Promise<unknown>> = {
  roster: async () => {
    const dates = { start: '2026-09-01', end: '2026-10-01' };
    await api.asClient(unchecked(staff.month), { body: { selectedHotel: hotel } });
    await api.asClient(unchecked(staff.filtered), { body: { selectedHotel: hotel, dates } });
    await api.asClient(unchecked(organisationUnitCalendarContract.ofUnit), { body: { selectedHotel: hotel } });
    await api.asClient(rosterChecksContract.ofMonth, { query: { hotel, month } });
    await api.asClient(unchecked(hours.sums), {
      body: { hotel, dates, column: 'day', levels: ['department', 'employee'], employees: [employee] },
    });
  },
  'kept months': () => {
    const business = { attribution: 'split', divide: 0 } as const;
    const days = daysOf({ start: '2026-09-01', end: '2026-10-01' }, hotelClock('Europe/Athens'), business);
    return api.database.db.execute(
      monthHours({ hotel, employees: [employee], timeZone: 'Europe/Athens', days, business, types: everyType }),
    );
  },
  attendance: () => workOut(api.database.db, 'attendance', hotel),
  timesheets: () => workOut(api.database.db, 'timesheets', hotel),
  'declared layer': () => workOut(api.database.db, 'declared layer', hotel),
  'roster history': async () => {
    const c = alias(companies, 'c');
    for (const { table, row } of plannedTables) {
      const { kept, isCancelled, isOnPlan, isNowhereElse } = row('r');
      const read = sql.join([...Object.values(kept), isCancelled, isOnPlan, isNowhereElse], sql`, `);
      await api.database.db.execute(sql`select ${read} from ${table} r, ${companies} ${c}`);
    }
  },
  balances: () => api.asAdmin(unchecked(timesheetsContract.balances), { query: { hotel, month, employee } }),
};

const named = (table: string, columns: readonly PgColumn[]) =>
  columns.map((column) => `${table}.${columnName(column)}`);
const untrackedOf = (untracked: readonly Untracked[] = []) =>
  untracked.flatMap(({ columns }) => columns.flatMap((column) => named(getTableName(column.table), [column])));

/** Tables about permissions and about what is due do not count as sources; an earlier refusal may just be noted. */
const besides = new Set([
  'accounts',
  'account_hotels',
  'sessions',
  'authenticator_apps',
  'passkeys',
  'two_step_policy',
  'derived_due',
  'roster_versions',
  'security_events',
]);
/** Key columns, which are read only to join. */
const isKey = (column: string) => /\.(company_id|id)$/.test(column);

function known({ sources, followedByHand = [], keeps, untracked }: Derived): Set<string> {
  const tracked = [...sources, ...followedByHand].map(({ table, columns }) => named(getTableName(table), columns));
  const kept = keeps.map((table) => named(getTableName(table), Object.values(getTableColumns(table))));
  return new Set([...tracked.flat(), ...kept.flat(), ...untrackedOf(untracked)]);
}

it('every derived thing has a reader here', () => {
  expect(Object.keys(readers).toSorted()).toEqual(ledger.map(({ name }) => name).toSorted());
});

it.each(ledger)('the ledger names every column that $name is worked out from', async (thing) => {
  await markDue(thing.name);
  const statements = await statementsOf(readers[thing.name]!);
  const read = await columnsRead(api.database.pool, statements);
  const missing = [...read].filter(
    (column) => !known(thing).has(column) && !isKey(column) && !besides.has(column.slice(0, column.indexOf('.'))),
  );

  expect(read.size).toBeGreaterThan(5);
  expect(missing.toSorted(), missing.join(' ')).toEqual([]);
});

/** The lists that search by text; the global search must find everything they find. */
const listed: Record<string, () => Promise<unknown>> = {
  employee: () => api.asAdmin(unchecked(peopleContract.list), { query: { hotel, q: 'zzz' } }),
};

it.each(Object.keys(listed))('the search keeps what the list of each %s is searched by', async (kind) => {
  const { table, columns, untracked } = searchables.find((one) => one.kind === kind)!;
  const statements = await statementsOf(listed[kind]!);
  const conditions = statements.filter(({ text }) => text.includes('fold_text'));
  const name = getTableName(table);
  const searched = conditions.flatMap(
    ({ text }) => text.match(/fold_text\(concat_ws\((.*?)\)\)/)?.[1]?.match(/"e"\."\w+"/g) ?? [],
  );
  const kept = new Set([...named(name, columns), ...untrackedOf(untracked)]);

  expect(searched.length).toBeGreaterThan(3);
  expect(
    searched
      .map((column) => column.replaceAll('"', '').replace('e.', `${name}.`))
      .filter((column) => !kept.has(column)),
  ).toEqual([]);
});
