import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { partOfCode } from '@horae/contract/time/pay-parts';
import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgetNotices, noticesOf } from '#test/notices';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { tellInTheNameOf } from '../../../tell';
import {
  api,
  approve,
  day,
  early,
  grant,
  hotel,
  linesOf,
  month,
  one,
  pay,
  punch,
  rows,
  setPolicy,
  startWithHotel,
  version,
  worker,
} from './timesheets-fixture';

startWithHotel();

const follow = () => workOut(api.database.db, 'timesheets', hotel);
const takeLeave = (employeeId: number, date: string, next: string) =>
  api.asAdmin(shiftsContract.save, {
    body: {
      shift: { hotel, employeeId, typeOfShift: 'AnnualLeave', start: `${date}T00:00`, end: `${next}T00:00` },
    },
  });

describe('an approval', () => {
  it('falls when its figures change, says why and who, and keeps the old figures beside the new', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();

    await takeLeave(id, '2026-09-02', '2026-09-03');
    expect(await one(id)).toMatchObject({ state: 'approved', leaveDays: {}, fallen: null });
    expect(await follow()).toBe(1);

    const sheet = await one(id);
    expect(sheet).toMatchObject({
      state: 'open',
      approved: null,
      hasFallen: true,
      leaveDays: { AnnualLeave: 1 },
      fallen: { paidMinutes: 480, minutes: { normal: 480 }, leaveDays: {} },
    });
    expect(sheet.fallen!.because).toEqual([{ source: 'leaves', by: { id: 1, name: expect.any(String) } }]);
    await approve(id);
    expect(await one(id)).toMatchObject({ state: 'approved', hasFallen: false, fallen: null });
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['a punch', (id) => punch(id, 3, early)],
    ['the roster', (id) => rows(sql`update shifts set break_minutes = 30 where employee_id = ${id}`)],
    [
      'a contract',
      (id) => rows(sql`update employee_contracts set kind = 'part', weekly_hours = 4 where employee_id = ${id}`),
    ],
    [
      'a holiday',
      () =>
        rows(sql`insert into hotel_holidays (company_id, day, name, is_holiday) values (${hotel}, '2026-09-01', 'Γιορτή', true)
          on conflict do nothing`),
    ],
    ['a policy', () => setPolicy({ roundTo: 30, rounding: 'in_favour' })],
    [
      'a declared rest day',
      (id) =>
        rows(
          sql`insert into declared_free_days (company_id, employee_id, day, kind, declaration_id) values (${hotel}, ${id}, '2026-09-01', 'rest', 1)`,
        ),
    ],
  ])('falls by %s', async (_what, change) => {
    const id = await worker([{ ...day, clock: ['06:52', '15:21'] }]);
    await approve(id);
    await follow();

    await change(id);
    await workOut(api.database.db, 'attendance', hotel);
    await follow();

    expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
    await rows(sql`delete from hotel_holidays where company_id = ${hotel}`);
    await rows(sql`delete from clock_policies where company_id = ${hotel}`);
    await follow();
  });

  it('stays when something changes that leaves every figure as it was', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();

    await rows(sql`update shifts set ends_at = ends_at + interval '3 minutes' where employee_id = ${id}`);
    await follow();

    expect(await one(id)).toMatchObject({ state: 'approved', paidMinutes: 480 });
  });

  it('tells who signed that it fell and why, the one who confirmed about their own', async () => {
    await forgetNotices(api);
    const id = await worker([{ ...day, clock: ['07:00', '17:00'] }]);
    await grant(id, 'may_approve = false');
    const confirm = { hotel, month, version: await version(id), isConfirmed: true };
    expect((await api.asClient(contract.confirm, { body: confirm })).status).toBe(200);
    await approve(id);
    await follow();
    const [{ code }] = (await rows(sql`select code from employees where id = ${id}`)) as [{ code: string }];
    await rows(sql`insert into employees (company_id, code, surname, first_name, work_centre_id, department_id)
      select company_id, 'NAMESAKE', surname, first_name, work_centre_id, department_id from employees where id = ${id}`);
    await rows(sql`insert into leaves (company_id, employee_id, type, first_day, last_day)
      values (${hotel}, ${id}, 'SickLeave', '2026-09-03', '2026-09-03')`);
    await workOut(
      api.database.db,
      'timesheets',
      hotel,
      tellInTheNameOf('Horae', () => 'http://localhost'),
    );

    const [[approver], [employee]] = [await noticesOf(api.asAdmin), await noticesOf(api.asClient)];
    expect(approver!.subject).toBe(`The figures in the time sheet of Worker ${id} (${code}) for 2026-09 have changed`);
    expect(employee!.subject).toBe('The figures in your time sheet for 2026-09 have changed');
    expect(JSON.stringify(approver)).toContain('What changed: leave.');
    await rows(sql`delete from employees where code = 'NAMESAKE'`);
  });

  it('falls at the last moment rather than lock other figures', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();
    await punch(id, 3, early);

    expect((await pay()).body).toMatchObject({ run: null, fallen: 1 });
    expect(await one(id)).toMatchObject({ state: 'open', hasFallen: true });
  });

  it('is refused for figures other than those that are named', async () => {
    const id = await worker([day]);
    const { version, fingerprint } = await one(id);
    await punch(id, 3, early);
    const name = (print: string) =>
      api.asAdmin(contract.approve, {
        body: { hotel, month, sheets: [{ employee: id, version, fingerprint: print }], isApproved: true },
      });

    expect((await name(fingerprint)).body).toEqual({
      done: [],
      refused: [{ employee: id, why: 'The time sheet has changed in the meantime.' }],
    });
    expect((await name((await one(id)).fingerprint)).body.done).toEqual([id]);
  });
});

describe('a locked sheet', () => {
  it('says of each change what it was and who made it', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    await follow();

    await takeLeave(id, '2026-09-02', '2026-09-03');
    await follow();

    expect((await one(id)).changes).toMatchObject([
      { code: 'AnnualLeave', days: 1, because: [{ source: 'leaves', by: { id: 1 } }] },
    ]);
  });
});

/** The same pseudo-random numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** The class of a line, and the night and the Sunday or holiday beside it. */
function countedAs(code: string): string[] {
  const part = partOfCode(code);
  return part
    ? [part.class, ...(part.isNight ? ['night'] : []), ...(part.isSundayHoliday ? ['sundayHoliday'] : [])]
    : [code];
}

it('after 200 rounds of edits what was sent and its changes are the sheet counted afresh', async () => {
  const random = randomFrom(5);
  const id = await worker(Array.from({ length: 10 }, (_, index) => ({ ...day, day: index + 1 })));
  await approve(id);
  await pay();
  await follow();
  const sent = async () => (await linesOf(id)).filter((line) => line.length === 3);
  const first = await sent();
  const date = () => `2026-09-${String(1 + random(28)).padStart(2, '0')}`;
  const edits = [
    () => punch(id, 11 + random(15), [`0${6 + random(3)}:${10 + random(49)}`, `1${4 + random(4)}:${10 + random(49)}`]),
    () =>
      rows(sql`update shifts set break_minutes = ${random(4) * 10} where employee_id = ${id} and layer = 'planned'`),
    () =>
      rows(sql`insert into leaves (company_id, employee_id, type, first_day, last_day)
        select ${hotel}, ${id}, ${['AnnualLeave', 'SickLeave', 'DayOff'][random(3)]}::leave_type, d, d from (select ${date()}::date as d) x
        where not exists (select from leaves where employee_id = ${id} and first_day = d)`),
    () => rows(sql`delete from leaves where employee_id = ${id}`),
    () =>
      rows(
        sql`update employee_contracts set kind = ${['full', 'part'][random(2)]}::contract_kind, weekly_hours = ${20 + random(3) * 10} where employee_id = ${id}`,
      ),
    () =>
      rows(
        sql`insert into declared_free_days (company_id, employee_id, day, kind, declaration_id) values (${hotel}, ${id}, ${date()}, 'rest', 1) on conflict do nothing`,
      ),
    () => rows(sql`delete from declared_free_days where employee_id = ${id}`),
  ];
  for (let round = 0; round < 200; round += 1) {
    await edits[random(edits.length)]!();
    if (round % 10 !== 0) continue;
    await workOut(api.database.db, 'attendance', hotel);
    await follow();
    expect(await sent()).toEqual(first);
  }
  await workOut(api.database.db, 'attendance', hotel);
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
  const fresh = (await one(id)).days.flatMap(({ day: on, minutes, leave, isLeaveDay }) => {
    const figures = Object.entries(minutes).map(([code, value]): [string, number] => [`${on} ${code}`, value]);
    if (leave && isLeaveDay) figures.push([`${on} ${leave}`, 1]);
    return figures;
  });

  const left = [...paid].filter(([, amount]) => amount !== 0);
  expect(left.toSorted()).toEqual(fresh.toSorted());
}, 120_000);
