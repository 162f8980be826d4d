import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { startSimulator } from '@horae/ergani/simulator';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { aboutNumber } from '#platform/person-numbers';
import { sealer } from '#platform/sealed-text';
import { readOrMakeSecret } from '#platform/secrets';
import { doDue } from '#platform/work/run-work';
import { startTestApp } from '#test/start-test-app';
import { declarations, erganiSettings } from './declarations.table';
import { declarationsWork } from './declarations-worker';
import type { ErganiEnvironment } from './ergani-client';

export const hotel = 1004;
const hosts = ['*.ergani.example', '127.0.0.1'];
const monday = '2031-03-03';
export const tuesday = '2031-03-04';
export const week = { hotel, from: monday, to: '2031-03-09' };

export type DeclaringTest = Awaited<ReturnType<typeof declaringTest>>;

const { id, kind, state, protocol, refusal, attempts, maybeTwice } = declarations;
type Leave = typeof leaves.$inferInsert;
const inLayer = (employeeId: number, layer: 'planned' | 'declared') =>
  and(eq(shifts.employeeId, employeeId), eq(shifts.layer, layer), gt(shifts.startsAt, new Date('2031-01-01')));
const shown = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'Europe/Athens', 'MM-DD HH24:MI')`;

/** A server whose hotels declare to the test's own simulator. */
export async function declaringTest() {
  const simulator = await startSimulator();
  const api = await startTestApp({ environment: { LOG_LEVEL: 'silent', DECLARATION_HOSTS: hosts.join(',') } });
  const { db } = api.database;
  const box = sealer(await readOrMakeSecret(api.dataDirectory, 'sealing'));
  const environment: ErganiEnvironment = {
    sealer: box,
    simulator: () => Promise.resolve(simulator.baseUrl),
    hosts,
    patience: { attempts: 1, sleep: () => Promise.resolve() },
  };
  // Separate employees, to whom the demo has given neither roster nor punches.
  const [first] = await db
    .select()
    .from(employees)
    .where(eq(employees.companyId, hotel))
    .orderBy(asc(employees.id))
    .limit(1);
  const { workCentreId, departmentId } = first!;
  const names = { surnameGreek: 'Δοκιμάκη', firstNameGreek: 'Νεφέλη' };
  const person = (n: number) => {
    const surname = `Νεφέλη Δοκιμάκη ${n}`;
    return { companyId: hotel, code: `D${n}`, surname, ...names, workCentreId, departmentId };
  };
  const added = await db.insert(employees).values([1, 2, 3, 4, 5, 6].map(person)).returning();
  const ids = added.map(({ id }) => id).toSorted((a, b) => a - b);
  const numberOf = (id: number) => String(900_000_000 + (id % 100_000));
  for (const id of ids.slice(0, 5)) await giveNumber(id, numberOf(id));
  async function giveNumber(id: number, text: string): Promise<void> {
    const taxNumber = box.seal(text, aboutNumber(hotel, id, 'taxNumber'));
    await db.update(employees).set({ taxNumber }).where(eq(employees.id, id));
  }
  const send = async () => {
    const faults: unknown[] = [];
    const unstopped = new AbortController().signal;
    await doDue(db, declarationsWork(db, environment), unstopped, (error) => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, 'sending failed');
  };
  /** The list of what submitting would declare. */
  const listed = async (employees: number[], range = week) => {
    const answer = await api.asAdmin(contract.toSubmit, { body: { ...range, employees } });
    return answer.body.people;
  };
  const take = (people: { id: number; seen: string; days: string[] }[], range = week) =>
    api.asAdmin(contract.submit, { body: { ...range, people } });
  return {
    api,
    db,
    simulator,
    environment,
    ids,
    numberOf,
    giveNumber,
    send,
    /** Sends everything that waits for a retry. */
    sendAgain: async () => {
      await db
        .update(declarations)
        .set({ nextAttemptAt: sql`now()` })
        .where(inArray(declarations.state, ['queued', 'unknown']));
      await send();
    },
    plan: async (employeeId: number, type: (typeof shifts.$inferInsert)['type'], from: string, to: string) => {
      const at = (time: string) => sql`${time}::timestamp at time zone 'Europe/Athens'`;
      await db.insert(shifts).values({ companyId: hotel, employeeId, type, startsAt: at(from), endsAt: at(to) });
    },
    unplan: (employeeId: number) => db.delete(shifts).where(inLayer(employeeId, 'planned')),
    leave: (employeeId: number, type: Leave['type'], firstDay: string, lastDay = firstDay, status?: Leave['status']) =>
      db.insert(leaves).values({ companyId: hotel, employeeId, type, firstDay, lastDay, status }),
    forgetLeave: (employeeId: number) => db.delete(leaves).where(eq(leaves.employeeId, employeeId)),
    /** A contract of forty fixed hours since 2020, unless the terms say otherwise. */
    contract: (employeeId: number, terms: Partial<typeof employeeContracts.$inferInsert> = {}) =>
      db.insert(employeeContracts).values({
        companyId: hotel,
        employeeId,
        fromDay: '2020-01-01',
        hasFixedHours: true,
        weeklyHours: 40,
        ...terms,
      }),
    declaresWeeks: (weeklyForFixed: boolean) =>
      db
        .insert(erganiSettings)
        .values({ companyId: hotel, weeklyForFixed })
        .onConflictDoUpdate({ target: erganiSettings.companyId, set: { weeklyForFixed } }),
    listed,
    take,
    /** Submits everything in the list, whatever it asks. */
    submit: async (employees: number[], range = week) =>
      take(
        (await listed(employees, range)).map(({ id, seen, days }) => ({ id, seen, days: days.map(({ day }) => day) })),
        range,
      ),
    list: async (query: Record<string, string> = {}) =>
      (await api.asAdmin(contract.list, { query: { hotel, ...query } })).body.declarations,
    rows: async (employeeId: number) =>
      db
        .select({ id, kind, state, protocol, refusal, attempts, twice: maybeTwice })
        .from(declarations)
        .where(and(eq(declarations.employeeId, employeeId), eq(declarations.source, 'hotel')))
        .orderBy(asc(id)),
    layer: async (employeeId: number) =>
      db
        .select({
          type: shifts.type,
          from: shown(shifts.startsAt),
          to: shown(shifts.endsAt),
          by: shifts.declarationId,
        })
        .from(shifts)
        .where(inLayer(employeeId, 'declared'))
        .orderBy(asc(shifts.startsAt)),
    current: (employeeId: number, date: string) =>
      simulator.current({ employer: '999999990', employee: numberOf(employeeId), date }),
    stop: async () => {
      await api.stop();
      await simulator.stop();
    },
  };
}
