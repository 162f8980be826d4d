import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { startSimulator } from '@horae/ergani/simulator';
import { sql } from 'drizzle-orm';
import { aboutNumber } from '#platform/person-numbers';
import { sealer } from '#platform/sealed-text';
import { readOrMakeSecret } from '#platform/secrets';
import { doDue } from '#platform/work/run-work';
import { startTestApp } from '#test/start-test-app';
import { declarationsWork } from './declarations-worker';
import type { ErganiEnvironment } from './ergani-client';

export const hotel = 1004;
const hosts = ['*.ergani.example', '127.0.0.1'];
const monday = '2031-03-03';
export const tuesday = '2031-03-04';
export const week = { hotel, from: monday, to: '2031-03-09' };

export type DeclaringTest = Awaited<ReturnType<typeof declaringTest>>;

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
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into employees (company_id, code, surname, surname_greek, first_name_greek, work_centre_id, department_id)
    select company_id, 'D' || n, 'Νεφέλη Δοκιμάκη ' || n, 'Δοκιμάκη', 'Νεφέλη', work_centre_id, department_id
    from (select * from employees where company_id = ${hotel} order by id limit 1) one, generate_series(1, 6) as n
    returning id`);
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const numberOf = (id: number) => String(900_000_000 + (id % 100_000));
  for (const id of ids.slice(0, 5)) await giveNumber(id, numberOf(id));
  async function giveNumber(id: number, text: string): Promise<void> {
    const sealed = box.seal(text, aboutNumber(hotel, id, 'taxNumber'));
    await db.execute(sql`update employees set tax_number = ${sealed} where company_id = ${hotel} and id = ${id}`);
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
      await db.execute(sql`update declarations set next_attempt_at = now() where state in ('queued', 'unknown')`);
      await send();
    },
    plan: async (employeeId: number, type: string, from: string, to: string) => {
      await db.execute(sql`
        insert into shifts (company_id, employee_id, type, starts_at, ends_at)
        values (${hotel}, ${employeeId}, ${type}::worked_type, ${from}::timestamp at time zone 'Europe/Athens', ${to}::timestamp at time zone 'Europe/Athens')`);
    },
    unplan: (employeeId: number) =>
      db.execute(
        sql`delete from shifts where company_id = ${hotel} and employee_id = ${employeeId} and layer = 'planned' and starts_at > '2031-01-01'`,
      ),
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
      (
        await db.execute<{
          id: number;
          kind: string;
          state: string;
          protocol: string | null;
          refusal: string | null;
          attempts: number;
          twice: boolean;
        }>(
          sql`select id, kind, state, protocol, refusal, attempts::int, maybe_twice as twice from declarations where employee_id = ${employeeId} and source = 'hotel' order by id`,
        )
      ).rows,
    layer: async (employeeId: number) =>
      (
        await db.execute<{ type: string; from: string; to: string; by: number | null }>(sql`
          select type, to_char(starts_at at time zone 'Europe/Athens', 'MM-DD HH24:MI') as "from", to_char(ends_at at time zone 'Europe/Athens', 'MM-DD HH24:MI') as "to", declaration_id as by
          from shifts where company_id = ${hotel} and employee_id = ${employeeId} and layer = 'declared' and starts_at > '2031-01-01' order by starts_at`)
      ).rows,
    current: (employeeId: number, date: string) =>
      simulator.current({ employer: '999999990', employee: numberOf(employeeId), date }),
    stop: async () => {
      await api.stop();
      await simulator.stop();
    },
  };
}
