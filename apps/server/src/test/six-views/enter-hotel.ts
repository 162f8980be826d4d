import type { Attribution } from '@horae/working-time';
import { type SQL, sql } from 'drizzle-orm';
import { inTransaction } from '#platform/database';
import type { TestApp } from '#test/start-test-app';
import { takePunches } from '../../clocking';
import { departmentIds, type RandomPerson, timeZone, workCentreIds } from './random-hotel';

export const hotel = 7611;
export const unitIds = [7612, 7618];

/** Adds the empty hotel, whose hours count where they start. */
export async function openHotel({ database: { db } }: TestApp): Promise<void> {
  const rows = (query: SQL) => db.execute(query);
  await rows(sql`insert into companies (company_id, name, time_zone, day_attribution)
    values (${hotel}, 'Ξενία', ${timeZone}, 'start')`);
  await rows(sql`insert into business_units values (${hotel}, 7610, 'Rooms')`);
  for (const unit of unitIds)
    await rows(sql`insert into organisation_units values (${hotel}, ${unit}, 7610, ${`Unit ${unit}`})`);
  for (const [index, centre] of workCentreIds.entries())
    await rows(sql`insert into work_centres values (${hotel}, ${centre}, ${unitIds[index]}, ${`Centre ${centre}`})`);
  await rows(sql`insert into department_groups values (${hotel}, 7619, 'All')`);
  for (const department of departmentIds)
    await rows(sql`insert into departments values (${hotel}, ${department}, 7619, ${`Department ${department}`})`);
}

export const setBusinessDay = ({ database: { db } }: TestApp, attribution: Attribution, divide: number) =>
  db.execute(
    sql`update companies set day_attribution = ${attribution}, day_divide = ${divide} where company_id = ${hotel}`,
  );

/** Adds the people of the hotel; their punches are taken as a terminal's file is. */
export async function fillHotel({ database: { db } }: TestApp, people: readonly RandomPerson[]): Promise<void> {
  const own = (person: RandomPerson) => sql`${hotel}, ${person.id}`;
  const add = async (into: SQL, values: SQL[]) => {
    if (values.length > 0) await db.execute(sql`insert into ${into} values ${sql.join(values, sql`, `)}`);
  };
  await add(
    sql`employees (company_id, id, code, surname, first_name, work_centre_id, department_id, first_day, last_day)`,
    people.map(
      (one) =>
        sql`(${own(one)}, ${`R${one.id}`}, 'Ραλλού', ${String(one.id)}, ${one.workCentre}, ${one.department}, ${one.firstDay}, ${one.lastDay})`,
    ),
  );
  await add(
    sql`employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, kind, is_break_inside_hours)`,
    people.flatMap((one) =>
      one.contracts.map(
        ({ fromDay, weeklyHours, kind, isBreakInside }) =>
          sql`(${own(one)}, ${fromDay}, true, ${weeklyHours}, ${kind}, ${isBreakInside})`,
      ),
    ),
  );
  await add(
    sql`former_places (company_id, employee_id, until_day, work_centre_id, department_id)`,
    people.flatMap((one) =>
      one.moved ? [sql`(${own(one)}, ${one.moved.on}, ${one.moved.workCentre}, ${one.moved.department})`] : [],
    ),
  );
  for (const one of people) {
    await add(
      sql`shifts (company_id, employee_id, type, starts_at, ends_at, break_minutes, status)`,
      one.shifts.map(
        ({ type, from, to, breakMinutes, status }) =>
          sql`(${own(one)}, ${type}, ${new Date(from)}, ${new Date(to)}, ${breakMinutes}, ${status})`,
      ),
    );
    await add(
      sql`leaves (company_id, employee_id, type, first_day, last_day)`,
      one.leaves.map(({ type, firstDay, lastDay }) => sql`(${own(one)}, ${type}, ${firstDay}, ${lastDay})`),
    );
  }
  const punches = people.flatMap(({ id, punches: own }) =>
    own.map(({ at, direction }, turn) => ({
      employeeId: id,
      at: new Date(at),
      direction,
      source: 'file' as const,
      key: `${id} ${turn} ${at}`,
    })),
  );
  await inTransaction(db, (tx) => takePunches(tx, { companyId: hotel, timeZone }, punches));
}
