import { partOfCode } from '@horae/contract/time/pay-parts';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import {
  api,
  approve,
  day,
  hotel,
  linesOf,
  month,
  one,
  pay,
  punch,
  rows,
  setPolicy,
  startWithHotel,
  worker,
} from './timesheets-fixture';

startWithHotel();
const bar = 74_120;
beforeAll(() => rows(sql`insert into departments values (${hotel}, ${bar}, 74114, 'Pool bar')`));

async function follow(): Promise<void> {
  await workOut(api.database.db, 'attendance', hotel);
  await workOut(api.database.db, 'timesheets', hotel);
}

/** The same pseudo-random numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
type Random = ReturnType<typeof randomFrom>;

const tenDays = () => worker(Array.from({ length: 10 }, (_, index) => ({ ...day, day: index + 1 })));

/** Everything that decides a figure, changed at random for one person or for the hotel. */
function randomEdits(id: number, random: Random): (() => Promise<unknown>)[] {
  const date = () => `2026-09-${String(1 + random(28)).padStart(2, '0')}`;
  const two = (least: number, most: number) => String(least + random(most - least)).padStart(2, '0');
  const unclocked = Array.from({ length: 18 }, (_, index) => index + 11);
  return [
    async () => {
      const [on] = unclocked.splice(random(unclocked.length), 1);
      if (on !== undefined) await punch(id, on, [`${two(6, 9)}:${two(10, 59)}`, `${two(14, 18)}:${two(10, 59)}`]);
    },
    () =>
      rows(sql`update shifts set break_minutes = ${random(4) * 10} where employee_id = ${id} and layer = 'planned'`),
    () =>
      rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
        select ${hotel}, ${id}, 'planned', 'Regular', d + interval '4 hours', d + interval '12 hours'
        from (select ${date()}::timestamptz as d) x where not exists (select from shifts where employee_id = ${id} and layer = 'planned'
          and starts_at < x.d + interval '1 day' and ends_at > x.d)`),
    () =>
      rows(sql`delete from shifts where id = (select max(id) from shifts where employee_id = ${id} and layer = 'planned'
        and not exists (select from clock_records c where c.shift_id = shifts.id))`),
    () =>
      rows(sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at)
        select ${hotel}, ${id}, 'declared', 'Overtime', d + interval '13 hours', d + interval '15 hours' from (select ${date()}::timestamptz as d) x
        where not exists (select from shifts where employee_id = ${id} and layer = 'declared' and starts_at::date = x.d::date)`),
    () =>
      rows(sql`insert into leaves (company_id, employee_id, type, first_day, last_day)
        select ${hotel}, ${id}, ${['AnnualLeave', 'SickLeave', 'DayOff'][random(3)]}::leave_type, d, d from (select ${date()}::date as d) x
        where not exists (select from leaves where employee_id = ${id} and first_day = d)`),
    () => rows(sql`delete from leaves where employee_id = ${id}`),
    () =>
      rows(sql`insert into hourly_leaves (company_id, employee_id, kind, starts_at, ends_at)
        select ${hotel}, ${id}, 'parental', d + interval '9 hours', d + interval '11 hours' from (select ${date()}::timestamptz as d) x
        where not exists (select from hourly_leaves where employee_id = ${id} and starts_at::date = x.d::date)`),
    () => rows(sql`delete from hourly_leaves where employee_id = ${id}`),
    () =>
      rows(
        sql`update employee_contracts set kind = ${['full', 'part'][random(2)]}::contract_kind, weekly_hours = ${20 + random(3) * 10} where employee_id = ${id}`,
      ),
    () =>
      rows(
        sql`insert into declared_free_days (company_id, employee_id, day, kind, declaration_id) values (${hotel}, ${id}, ${date()}, 'rest', 1) on conflict do nothing`,
      ),
    () => rows(sql`delete from declared_free_days where employee_id = ${id}`),
    () =>
      rows(
        sql`insert into hotel_holidays (company_id, day, name, is_holiday) values (${hotel}, ${date()}, 'Γιορτή', true) on conflict do nothing`,
      ),
    () => rows(sql`delete from hotel_holidays where company_id = ${hotel}`),
    () =>
      setPolicy({ roundTo: ([1, 15, 30] as const)[random(3)]!, rounding: random(2) === 0 ? 'nearest' : 'in_favour' }),
    () => setPolicy({ graceIn: random(15), preparation: random(15) }, { fromDay: date() }),
    () => rows(sql`update employees set job_title = ${['', 'Waiter', 'Cook'][random(3)]} where id = ${id}`),
    () => rows(sql`update employees set birth_date = ${['1990-01-01', '2010-01-01'][random(2)]} where id = ${id}`),
    () =>
      rows(sql`insert into agreements (company_id, name, source, job_titles, valid_from, limits)
        values (${hotel}, 'House', '', '{}', ${date()}, ${JSON.stringify({ overtimeDailyCap: random(120) })}::jsonb)`),
    () => rows(sql`delete from agreements where company_id = ${hotel}`),
    () =>
      rows(sql`insert into loans (company_id, employee_id, first_day, last_day, host_hotel, host_hotel_name, host_department, host_department_name, payer)
        select ${hotel}, ${id}, d, d, ${hotel}, 'Ξενία', ${bar}, 'Pool bar', ${['home', 'host'][random(2)]}::loan_payer from (select ${date()}::date as d) x
        where not exists (select from loans where employee_id = ${id} and first_day = d)`),
    () => rows(sql`delete from loans where employee_id = ${id}`),
    () =>
      rows(sql`update shifts set department_id = ${[bar, null][random(2)]}::int where employee_id = ${id} and layer = 'planned'
        and extract(day from starts_at)::int % 3 = ${random(3)}`),
  ];
}

/** The class of a line, and the night and the Sunday or holiday beside it. */
function countedAs(code: string): string[] {
  const part = partOfCode(code);
  return part
    ? [part.class, ...(part.isNight ? ['night'] : []), ...(part.isSundayHoliday ? ['sundayHoliday'] : [])]
    : [code];
}

/** The figures of a sheet that people sign. */
function figuresOf({ days, paidMinutes, minutes, leaveDays, leaveMinutes }: Awaited<ReturnType<typeof one>>) {
  return { paidMinutes, minutes, leaveDays, leaveMinutes, days };
}

it('after 200 rounds of edits what was sent and its changes are the sheet counted afresh', async () => {
  const random = randomFrom(5);
  const id = await tenDays();
  await approve(id);
  await pay();
  await follow();
  const sent = async () => (await linesOf(id)).filter((line) => line.length === 3);
  const [first, locked] = [await sent(), figuresOf(await one(id))];
  const edits = randomEdits(id, random);
  for (let round = 0; round < 200; round += 1) {
    await edits[random(edits.length)]!();
    if (round % 5 !== 0) continue;
    await follow();
    expect(await sent()).toEqual(first);
    expect(figuresOf(await one(id))).toEqual(locked);
  }
  await follow();

  const paid = new Map<string, number>();
  const { body } = await api.asAdmin(unchecked(contract.lines), { query: { hotel, month } });
  for (const { day: on, code, minutes, days } of body.lines.filter((line) => line.employee.id === id))
    for (const counted of countedAs(code)) {
      paid.set(`${on} ${counted}`, (paid.get(`${on} ${counted}`) ?? 0) + minutes + days);
    }
  const { version } = await one(id);
  const sheets = [{ employee: id, version }];
  await api.asAdmin(contract.unlock, { body: { hotel, month, sheets, reason: 'To count it afresh' } });
  const fresh = (await one(id)).days.flatMap(({ day: on, minutes, leaveMinutes, leave, isLeaveDay }) => {
    const figures = Object.entries({ ...minutes, ...leaveMinutes }).map(([code, value]): [string, number] => [
      `${on} ${code}`,
      value,
    ]);
    if (leave && isLeaveDay) figures.push([`${on} ${leave}`, 1]);
    return figures;
  });

  const left = [...paid].filter(([, amount]) => Math.abs(amount) > 1e-6);
  const rounded = (list: [string, number][]) =>
    list.map(([what, amount]): [string, number] => [what, Math.round(amount * 60)]).toSorted();
  expect(rounded(left)).toEqual(rounded(fresh));
}, 240_000);

it('in 80 rounds of edits an approval stands with its figures or falls and keeps them beside the new', async () => {
  const random = randomFrom(17);
  const id = await tenDays();
  const edits = randomEdits(id, random);
  let fallen = 0;
  await follow();
  await approve(id);
  let signed = figuresOf(await one(id));
  for (let round = 0; round < 80; round += 1) {
    await edits[random(edits.length)]!();
    await follow();
    const sheet = await one(id);
    if (sheet.state === 'approved') {
      expect(figuresOf(sheet).minutes).toEqual(signed.minutes);
      continue;
    }
    fallen += 1;
    expect(sheet).toMatchObject({ state: 'open', hasFallen: true });
    expect(sheet.fallen!.because.length).toBeGreaterThan(0);
    const { paidMinutes, minutes, leaveDays } = signed;
    expect(sheet.fallen).toMatchObject({ paidMinutes, minutes, leaveDays });
    expect(figuresOf(sheet)).not.toEqual(signed);
    expect((await approve(id)).body.done).toEqual([id]);
    signed = figuresOf(await one(id));
  }
  expect(fallen).toBeGreaterThan(10);
}, 240_000);
