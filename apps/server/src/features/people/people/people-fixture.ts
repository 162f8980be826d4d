import type { ContractVersion } from '@horae/contract/contract-version';
import { peopleContract as contract } from '@horae/contract/people/people.contract';
import { splitName } from '@horae/contract/people/person-name';
import type { Person } from '@horae/contract/person';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#test/start-test-app';

export const hotel = 1003;
export const taxNumber = '123456783';
export const socialSecurityNumber = '01018000032';

export const fullTime: ContractVersion = {
  fromDay: '2024-01-01',
  kind: 'full',
  hasFixedHours: true,
  weeklyHours: 40,
  daysPerWeek: 5,
  weeklyPattern: null,
  isBreakInsideHours: false,
  specialRules: 'none',
  flexibleArrival: 0,
  hourlyCost: null,
};

let count = 0;

/** Adds employees to a hotel, each with a unique code, to the hotel's first places. */
export async function peopleOf(api: TestApp) {
  const { body: choices } = await api.asAdmin(contract.choices, { query: { hotel } });
  const [department, otherDepartment] = choices.departments;
  const [workCentre, otherWorkCentre] = choices.workCentres;
  const place = { departmentId: department!.id, workCentreId: workCentre!.id };
  const elsewhere = { departmentId: otherDepartment!.id, workCentreId: otherWorkCentre!.id };

  const send = (fields: Record<string, unknown> = {}) => {
    count += 1;
    const { name = `Θάλεια Ρήγα ${count}`, ...others } = fields;
    const names = 'surname' in fields ? { surname: String(fields.surname) } : splitName(String(name));
    const person = { code: `T${count}`, ...names, ...place, contract: fullTime, ...others };
    return api.asAdmin(contract.add, { body: { hotel, person } });
  };
  return {
    choices,
    place,
    elsewhere,
    send,
    add: async (fields?: Record<string, unknown>): Promise<Person> => (await send(fields)).body.person,
    read: (id: number) => api.asAdmin(contract.one, { query: { hotel, id } }),
    list: (query: Record<string, string | number> = {}) => api.asAdmin(contract.list, { query: { hotel, ...query } }),
  };
}

/** Every row of every table as text, to search for what must be gone. */
export async function everythingStored(api: TestApp): Promise<string> {
  const { db } = api.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) =>
      JSON.stringify((await db.execute(sql`select t::text from ${sql.identifier(name)} t`)).rows),
    ),
  );
  return texts.join('\n');
}
