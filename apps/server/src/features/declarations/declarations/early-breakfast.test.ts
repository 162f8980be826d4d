import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
const clock = hotelClock(zone.timeZone);
/** A minute ago; `2026-11-27T04:30` at the hotel. */
const second = Math.floor(Date.now() / 1000) - 60;
const moment = clock.format(second).slice(0, 16);
const day = moment.slice(0, 10);

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
  await test.send();
  // The business day begins half an hour after the breakfast cook, so that it is still that of the day before.
  const [hours, minutes] = moment.slice(11).split(':').map(Number) as [number, number];
  const dayDivide = Math.min(1439, hours * 60 + minutes + 30);
  await test.db.update(companies).set({ dayDivide, dayAttribution: 'start' }).where(eq(companies.companyId, hotel));
});
afterAll(() => test.stop());

it('work before the business day begins is on its calendar day on card, board, sheet and the list of who is on duty', async () => {
  const id = test.ids[0]!;
  await test.plan(id, 'Regular', moment, clock.format(second + 8 * 3600).slice(0, 16));
  await inTransaction(test.db, (tx) =>
    takePunches(tx, zone, [
      { employeeId: id, at: new Date(second * 1000), direction: 'in', source: 'web', key: 'breakfast' },
    ]),
  );
  await test.send();

  const card = test.simulator.accepted().find(({ code }) => code === 'WRKCardSE');
  expect(JSON.stringify(card!.message)).toContain(`"referenceDate":"${day}"`);
  const around = [addDays(day, -1), day, addDays(day, 1)];
  const board = await test.api.asAdmin(contract.board, {
    query: { hotel, from: around[0]!, to: around[2]!, q: 'Δοκιμάκη' },
  });
  const { days } = board.body.rows.find((row) => row.id === id)!;
  expect(
    days.map(({ sides, clocked }) => [
      sides.flatMap(({ planned }) => planned.filter(({ from }) => from)).length,
      clocked.length,
    ]),
  ).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
  const query = { hotel, month: day.slice(0, 7), employee: id };
  const { timesheet } = (await test.api.asAdmin(unchecked(timesheetsContract.one), { query })).body;
  expect(timesheet.days.filter(({ clocked }) => clocked.length > 0).map((one) => one.day)).toEqual([day]);

  const { people } = (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body;
  expect(people.find((one) => one.id === id)).toMatchObject({ isMissing: false, lateMinutes: 0, card: 'sent' });
});
