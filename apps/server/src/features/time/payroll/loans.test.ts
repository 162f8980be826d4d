import { personActionsContract as people } from '@horae/contract/people/person-actions.contract';
import { payrollContract as payroll } from '@horae/contract/time/payroll.contract';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import {
  addBar,
  api,
  approve,
  day,
  early,
  hotel,
  linesOf,
  month,
  one,
  pay,
  startWithHotel,
  worker,
} from '../timesheets/timesheets-fixture';

startWithHotel();
const bar = 74_117;
beforeAll(() => addBar(bar));

const follow = () => workOut(api.database.db, 'timesheets', hotel);
const on = (date: number) => `2026-09-${String(date).padStart(2, '0')}`;
const toBar = { hostHotel: hotel, hostDepartment: bar, agreement: '' };
const lend = (id: number, firstDay: number, lastDay: number, payer: 'home' | 'host' = 'home', more: object = {}) =>
  api.asAdmin(people.setLoan, {
    body: { hotel, id, loan: { ...toBar, firstDay: on(firstDay), lastDay: on(lastDay), payer }, ...more },
  });
const threeDays = () => worker([1, 2, 3].map((date) => ({ day: date, plan: early, clock: early })));
const check = async () => (await api.asAdmin(unchecked(payroll.check), { query: { hotel, month } })).body.check;
const charges = async () => (await api.asAdmin(payroll.charges, { query: { hotel, month } })).body.charges;
const host = { hostHotel: hotel, hostHotelName: 'Ξενία', hostDepartment: bar, hostDepartmentName: 'Pool bar' };

describe('a loan on the sheet', () => {
  it('names the host of each day and moves no minute', async () => {
    const id = await threeDays();
    const { paidMinutes } = await one(id);

    expect((await lend(id, 2, 3)).status).toBe(200);

    const sheet = await one(id);
    expect(sheet.paidMinutes).toBe(paidMinutes);
    expect(sheet.days.slice(0, 4).map(({ loan }) => loan?.hostDepartmentName ?? null)).toEqual([
      null,
      'Pool bar',
      'Pool bar',
      null,
    ]);
    expect(sheet.days[1]!.loan).toEqual({ ...host, payer: 'home' });
  });

  it('makes an approval fall, and says why and who', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();

    await lend(id, 1, 1);
    await follow();

    const sheet = await one(id);
    expect(sheet).toMatchObject({ state: 'open', hasFallen: true, paidMinutes: 480 });
    expect(sheet.fallen!.because).toEqual([{ source: 'loans', by: { id: 1, name: expect.any(String) } }]);
  });

  it('keeps the approval when nothing was worked on its days', async () => {
    const id = await worker([day]);
    await approve(id);
    await follow();

    await lend(id, 10, 12);
    await follow();

    expect(await one(id)).toMatchObject({ state: 'approved' });
  });

  it('becomes a change after the lock that takes off the home and adds to the host', async () => {
    const id = await worker([day]);
    await approve(id);
    await pay();
    await follow();

    await lend(id, 1, 1, 'host');
    await follow();

    expect(await linesOf(id)).toEqual([
      [on(1), 'normal', 480],
      [on(1), 'normal', -480, 'delta'],
      [on(1), 'normal', 480, 'delta'],
    ]);
    expect((await one(id)).days[0]!.loan).toBeNull();
    const waiting = (await check()).changes.filter(({ employee }) => employee.id === id);
    expect(waiting.map(({ minutes, loan }) => [minutes, loan?.payer ?? null])).toEqual(
      expect.arrayContaining([
        [-480, null],
        [480, 'host'],
      ]),
    );
    await pay();
    expect((await charges()).filter(({ employee }) => employee.id === id)).toMatchObject([{ host, minutes: 480 }]);
  });
});

describe('payroll', () => {
  it('leaves out what the host pays, and shows it by itself', async () => {
    const id = await threeDays();
    await lend(id, 2, 2, 'home');
    await lend(id, 3, 3, 'host');
    await approve(id);

    const dry = await check();
    expect(dry.ready.find((row) => row.id === id)).toMatchObject({ paidMinutes: 960, chargedMinutes: 480 });
    expect(dry.charged).toEqual([{ host: { ...host, payer: 'host' }, minutes: 480 }]);

    await pay();
    const { runs } = (await api.asAdmin(payroll.runs, { query: { hotel, month } })).body;
    const { lines } = (await api.asAdmin(unchecked(payroll.lines), { query: { hotel, run: runs[0]!.id } })).body;
    const own = lines.filter(({ employee }) => employee.id === id);
    expect(own.map(({ day: date, loan, minutes }) => [date, loan?.payer ?? null, minutes])).toEqual([
      [on(1), null, 480],
      [on(2), 'home', 480],
      [on(3), 'host', 480],
    ]);
    expect(own[0]!.employee.department).toBe('Housekeeping');
    expect(
      (await charges()).filter(({ employee }) => employee.id === id).map((c) => [c.host.payer, c.minutes]),
    ).toEqual([
      ['home', 480],
      ['host', 480],
    ]);
  });

  it('has each minute of a sheet exactly once, whatever was lent', async () => {
    await assert(
      asyncProperty(array(constantFrom(null, 'home', 'host'), { minLength: 5, maxLength: 5 }), async (payers) => {
        const id = await worker(payers.map((_, at) => ({ day: at + 1, plan: early, clock: ['06:50', '16:10'] })));
        for (const [at, payer] of payers.entries()) if (payer) await lend(id, at + 1, at + 1, payer);
        await approve(id);

        const { paidMinutes } = await one(id);
        const row = (await check()).ready.find((ready) => ready.id === id)!;
        expect(row.paidMinutes + row.chargedMinutes).toBeCloseTo(paidMinutes, 6);
        const lent = (await charges()).filter(({ employee }) => employee.id === id);
        const sumOf = (payer: string) =>
          lent.filter((charge) => charge.host.payer === payer).reduce((sum, { minutes }) => sum + minutes, 0);
        expect(sumOf('host')).toBeCloseTo(row.chargedMinutes, 6);
        expect(sumOf('home')).toBeLessThanOrEqual(row.paidMinutes + 1e-6);
      }),
      { numRuns: 8 },
    );
  });
});
