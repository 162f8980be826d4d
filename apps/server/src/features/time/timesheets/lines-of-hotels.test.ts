import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { api, approve, day, hotel, month, pay, rows, startWithHotel, worker } from './timesheets-fixture';

startWithHotel();

const other = 7412;
const client = sql`(select id from accounts where email = 'client@demo.com')`;

const grantAt = (companyId: number, mayPayroll: boolean) =>
  rows(sql`insert into account_hotels (account_id, company_id, may_payroll) values (${client}, ${companyId}, ${mayPayroll})
    on conflict (company_id, account_id) do update set may_payroll = ${mayPayroll}`);

/** A second hotel, where one person was sent to payroll with an hour of 2 September. */
async function otherHotel() {
  await rows(sql`insert into companies (company_id, name, time_zone) values (${other}, 'Αίολος', 'Europe/Athens')`);
  await rows(sql`insert into business_units values (${other}, 74121, 'Rooms')`);
  await rows(sql`insert into organisation_units values (${other}, 74122, 74121, 'Floors')`);
  await rows(sql`insert into work_centres values (${other}, 74123, 74122, 'East')`);
  await rows(sql`insert into department_groups values (${other}, 74124, 'All')`);
  await rows(sql`insert into departments values (${other}, 74125, 74124, 'Housekeeping')`);
  await rows(sql`insert into employees (company_id, id, code, surname, work_centre_id, department_id)
    values (${other}, 741201, 'A1', 'Ηλιάδη', 74123, 74125)`);
  const [run] = await rows<{ id: number }>(
    sql`insert into payroll_runs (company_id, first_day, sheets) values (${other}, '2026-09-01', 1) returning id`,
  );
  const [sheet] = await rows<{
    id: number;
  }>(sql`insert into timesheets (company_id, employee_id, first_day, last_day, state)
    values (${other}, 741201, '2026-09-01', '2026-09-30', 'locked') returning id`);
  await rows(sql`insert into timesheet_lines (company_id, timesheet_id, day, code, seconds, run_id)
    values (${other}, ${sheet!.id}, '2026-09-02', 'normal', 3600, ${run!.id})`);
}

it('lines without a hotel are those of all hotels for which the account may run payroll', async () => {
  await rows(sql`update account_hotels set may_payroll = false where account_id = ${client}`);
  await otherHotel();
  const id = await worker([day]);
  await approve(id);
  await pay();
  const ask = (query: { hotel?: number } = {}) =>
    api.asClient(unchecked(contract.lines), { query: { month, ...query } });
  const ofHotels = async () =>
    (await ask()).body.lines.map((line) => [line.hotel, line.employee.id, line.minutes, line.loan]);

  expect((await ask()).status).toBe(403);
  await grantAt(hotel, true);
  await grantAt(other, false);
  expect(await ofHotels()).toEqual([[hotel, id, 480, null]]);
  expect((await ask({ hotel: other })).status).toBe(403);

  await grantAt(other, true);
  expect(await ofHotels()).toEqual([
    [hotel, id, 480, null],
    [other, 741_201, 60, null],
  ]);
  expect((await ask({ hotel: other })).body.lines).toHaveLength(1);
});
