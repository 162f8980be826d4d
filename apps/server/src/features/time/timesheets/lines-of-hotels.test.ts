import { timesheetsContract as contract } from '@horae/contract/time/timesheets.contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { unchecked } from '#test/unchecked';
import { payrollRuns } from '../payroll/payroll.table';
import { addSmallHotel, employ } from './small-hotel-fixture';
import { timesheetLines, timesheets } from './timesheets.table';
import { api, approve, client, day, db, hotel, month, pay, startWithHotel, worker } from './timesheets-fixture';

startWithHotel();

const other = 7412;

const grantAt = (companyId: number, mayPayroll: boolean) =>
  db
    .insert(accountHotels)
    .values({ accountId: client, companyId, mayPayroll })
    .onConflictDoUpdate({ target: [accountHotels.companyId, accountHotels.accountId], set: { mayPayroll } });

/** A second hotel, where one person was sent to payroll with an hour of 2 September. */
async function otherHotel() {
  const ofOther = { companyId: other };
  const firstDay = '2026-09-01';
  await addSmallHotel(api, other, { name: 'Αίολος' });
  await employ(api, { ...ofOther, id: 741_201, code: 'A1', surname: 'Ηλιάδη' });
  const [run] = await db
    .insert(payrollRuns)
    .values({ ...ofOther, firstDay, sheets: 1 })
    .returning();
  const [sheet] = await db
    .insert(timesheets)
    .values({ ...ofOther, employeeId: 741_201, firstDay, lastDay: '2026-09-30', state: 'locked' })
    .returning();
  const line = { day: '2026-09-02', code: 'normal', seconds: 3600 };
  await db.insert(timesheetLines).values({ ...ofOther, timesheetId: sheet!.id, runId: run!.id, ...line });
}

it('lines without a hotel are those of all hotels for which the account may run payroll', async () => {
  await db.update(accountHotels).set({ mayPayroll: false }).where(eq(accountHotels.accountId, client));
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
