import { leavesContract } from '@horae/contract/scheduling/leaves.contract';
import { payrollContract } from '@horae/contract/time/payroll.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { addShifts, api, approve, early, hotel, linesOf, one, pay, startWithHotel, worker } from './timesheets-fixture';

startWithHotel();

type Hours = { from: string; to: string };
const take = async (
  employeeId: number,
  kind: string,
  firstDay: string,
  lastDay = firstDay,
  hours: Hours | null = null,
) => {
  const { status, body } = await api.asAdmin(unchecked(leavesContract.save), {
    body: { hotel, leave: { employeeId, kind, firstDay, lastDay, hours } },
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body.leave;
};
const hours = (employeeId: number, kind: string, day: string, from: string, to: string) =>
  take(employeeId, kind, day, day, { from, to });
const follow = () => workOut(api.database.db, 'timesheets', hotel);
const dayOf = async (id: number, day: string) => (await one(id)).days.find((one) => one.day === day)!;

it('a leave of each kind is days of that kind in the sheet and on the lines, and only annual leave is off the balance', async () => {
  const id = await worker([]);
  await take(id, 'annual', '2026-09-01', '2026-09-02');
  await take(id, 'paternity', '2026-09-03', '2026-09-04');
  await take(id, 'sickness', '2026-09-09');
  await take(id, 'marriage', '2026-09-10');

  const { leaveDays } = await one(id);
  expect(leaveDays).toEqual({ AnnualLeave: 2, paternity: 2, SickLeave: 1, marriage: 1 });
  const { body } = await api.asAdmin(timesheetsContract.balances, { query: { hotel, month: '2026-09', employee: id } });
  const { takenDays, plannedDays } = body.balances.leave;
  expect(takenDays + plannedDays).toBe(2);

  await approve(id);
  await pay();
  const lines = await linesOf(id);
  expect(lines.map(([day, code]) => `${day} ${code}`)).toEqual([
    '2026-09-01 AnnualLeave',
    '2026-09-02 AnnualLeave',
    '2026-09-03 paternity',
    '2026-09-04 paternity',
    '2026-09-09 SickLeave',
    '2026-09-10 marriage',
  ]);
});

it('hours of leave within a shift are hours of that kind: neither worked nor missing', async () => {
  const id = await worker([{ day: 1, plan: early, clock: ['07:00', '12:00'] }]);
  await hours(id, 'parental', '2026-09-01', '12:00', '15:00');

  const sheet = await one(id);
  expect(await dayOf(id, '2026-09-01')).toMatchObject({
    leave: null,
    plannedMinutes: 480,
    paidMinutes: 300,
    leaveMinutes: { 'hours.parental': 180 },
  });
  expect(sheet).toMatchObject({ paidMinutes: 300, leaveMinutes: { 'hours.parental': 180 }, leaveDays: {} });
  expect(sheet.differenceMinutes).toBe(0);
  await approve(id);
  await pay();
  expect(await linesOf(id)).toEqual([
    ['2026-09-01', 'hours.parental', 180],
    ['2026-09-01', 'normal', 300],
  ]);
});

it('two leaves on a day, one beyond the shift, one on a day without a shift, and work during a leave', async () => {
  const id = await worker([
    { day: 1, plan: early, clock: ['08:00', '14:00'] },
    { day: 3, plan: early, clock: ['07:00', '11:00'] },
  ]);
  await hours(id, 'childCare', '2026-09-01', '07:00', '08:00');
  await hours(id, 'schoolFollowUp', '2026-09-01', '14:00', '17:00');
  await hours(id, 'other', '2026-09-02', '10:00', '11:30');
  await hours(id, 'forceMajeure', '2026-09-03', '10:00', '15:00');

  const minutes = (await one(id)).days.slice(0, 3).map(({ leaveMinutes }) => leaveMinutes);
  expect(minutes).toEqual([
    { 'hours.childCare': 60, 'hours.schoolFollowUp': 60 },
    { 'hours.other': 90 },
    { 'hours.forceMajeure': 240 },
  ]);
});

it('leave in the last hours of a night shift is of the day on which the shift starts', async () => {
  const id = await worker([]);
  const night = { startsAt: new Date('2026-09-01T22:00+03:00'), endsAt: new Date('2026-09-02T06:00+03:00') };
  await addShifts([{ employeeId: id, type: 'Night', ...night }]);
  await hours(id, 'parental', '2026-09-02', '04:00', '06:00');
  const before = await hours(id, 'childCare', '2026-09-01', '23:00', '01:00');

  expect(before.hours).toEqual({ from: '23:00', to: '01:00' });
  const [first, second] = (await one(id)).days;
  expect(first!.leaveMinutes).toEqual({ 'hours.parental': 120, 'hours.childCare': 120 });
  expect(second!.leaveMinutes).toEqual({});
});

it('hours over a clock change are real hours, and a time that does not exist is refused by its field', async () => {
  const id = await worker([]);
  const ask = (leave: object) =>
    api.asAdmin(unchecked(leavesContract.save), {
      body: { hotel, leave: { employeeId: id, kind: 'other', ...leave } },
    });
  const night = { firstDay: '2026-10-25', lastDay: '2026-10-25', hours: { from: '02:00', to: '05:00' } };
  await ask(night);
  const sheet = await api.asAdmin(unchecked(timesheetsContract.one), {
    query: { hotel, month: '2026-10', employee: id },
  });
  expect(sheet.body.timesheet.days[24]!.leaveMinutes).toEqual({ 'hours.other': 240 });

  const gone = await ask({ firstDay: '2027-03-28', lastDay: '2027-03-28', hours: { from: '03:30', to: '05:00' } });
  expect([gone.status, gone.body.error.fields![0]!.path]).toEqual([400, 'leave.hours.from']);
});

it('a change after the approval lets it fall, one after sending makes a delta; both name leave as the cause', async () => {
  const approved = await worker([{ day: 1, plan: early, clock: ['07:00', '12:00'] }]);
  const locked = await worker([{ day: 1, plan: early, clock: ['07:00', '12:00'] }]);
  const days = await worker([]);
  const marriage = await take(days, 'marriage', '2026-09-03');
  await approve(locked);
  await approve(days);
  await pay();
  await approve(approved);
  await follow();

  await hours(approved, 'parental', '2026-09-01', '12:00', '15:00');
  await hours(locked, 'parental', '2026-09-01', '12:00', '15:00');
  const { id, version } = marriage;
  const leave = { id, employeeId: days, kind: 'bereavement', firstDay: '2026-09-03', lastDay: '2026-09-03' };
  expect((await api.asAdmin(unchecked(leavesContract.save), { body: { hotel, leave, version } })).status).toBe(200);
  await follow();

  expect(await one(approved)).toMatchObject({ state: 'open', fallen: { because: [{ source: 'hourly_leaves' }] } });
  expect((await one(locked)).changes).toMatchObject([
    { code: 'hours.parental', minutes: 180, because: [{ source: 'hourly_leaves' }] },
  ]);
  expect((await one(days)).changes).toMatchObject([
    { code: 'bereavement', days: 1, because: [{ source: 'leaves' }] },
    { code: 'marriage', days: -1 },
  ]);
  expect((await one(days)).leaveDays).toEqual({ marriage: 1 });
});

it('a hotel maps its own codes to kinds of leave, by day and by the hour', async () => {
  const set = async (codes: { code: string; own: string }[]) => {
    const { headers } = await api.asAdmin(payrollContract.codes, { query: { hotel } });
    return api.asAdmin(
      unchecked(payrollContract.setCodes),
      { body: { hotel, codes } },
      { 'if-match': String(headers.etag) },
    );
  };
  const codes = ['AnnualLeave', 'aids', 'hours.childCare', 'paternity'].map((code) => ({
    code,
    own: code.slice(0, 3),
  }));
  expect((await set(codes)).body.codes).toEqual(codes);
  expect((await set([{ code: 'hours.marriage', own: '1' }])).status).toBe(400);
});
