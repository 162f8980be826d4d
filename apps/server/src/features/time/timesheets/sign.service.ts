import type { ParsedRequestOf } from '@horae/contract/route';
import type { Timesheet } from '@horae/contract/time/timesheet-lines';
import type { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { employees } from '../../people/people/employees.table';
import { type SheetMonth, sheetMonth } from './month.rules';
import { varianceOf } from './pay-lines.rules';
import { ofScope, readRights, refuseUnless } from './rights.reads';
import { type CountedSheet, countSheets, readSheets, type Sheet } from './sheets';
import { fingerprintOf } from './show-sheet';
import { countedNow } from './shown-sheet';
import { keepSigned } from './signed-sheet';
import { readSheet } from './timesheets.service';
import { timesheets } from './timesheets.table';

const e = alias(employees, 'e');

type Body<K extends keyof typeof timesheetsContract> = ParsedRequestOf<(typeof timesheetsContract)[K]>['body'];

/** Why a sheet cannot be signed yet; null when it can. */
export function obstacleOf({ counted, findings }: CountedSheet, month: SheetMonth, today: string): string | null {
  if (today <= month.lastDay) return 'The month is not over yet.';
  if (counted.days.some(({ isOpen }) => isOpen)) return 'A clock-out is missing.';
  return findings > 0 ? 'Some findings of this month are still open.' : null;
}

/** The employee confirms a sheet or takes that back. One close enough to the plan is approved automatically. */
export function confirmSheet(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  body: Body<'confirm'>,
): Promise<Timesheet> {
  return inTransaction(db, async (tx) => {
    const { self } = await readRights(tx, account, hotel);
    refuseUnless(self !== null);
    const month = sheetMonth(body.month);
    const [sheet] = await lockSheets(tx, hotel, month, [self!]);
    refuseUnless(sheet !== undefined);
    if (sheet!.version !== body.version) throw conflict('The time sheet has changed in the meantime. Reload it.');
    const expected = body.isConfirmed ? 'open' : 'confirmed';
    if (sheet!.state !== expected)
      throw conflict(
        body.isConfirmed
          ? 'This time sheet is already confirmed.'
          : 'Only a time sheet that is waiting for approval can be withdrawn.',
      );
    const obstacle = body.isConfirmed ? obstacleOf(sheet!, month, todayIn(hotel)) : null;
    if (obstacle) throw conflict(obstacle);
    if (body.isConfirmed) await keepSigned(tx, hotel, sheet!);
    await writeState(tx, account, hotel, month, sheet!, body.isConfirmed ? 'confirmed' : 'open');
    if (body.isConfirmed && isNearPlan(sheet!)) {
      const [again] = await readSheets(tx, hotel, month, sql`${e.id} = ${self}`);
      await writeState(tx, null, hotel, month, again!, 'approved');
    }
    return readSheet(tx, account, hotel, { month: body.month, employee: self! });
  });
}

/** A manager approves sheets, confirmed or not, or takes the approval back. No one can approve their own. */
export function approveSheets(db: Database, account: Account, hotel: GrantedHotel, body: Body<'approve'>) {
  return inTransaction(db, async (tx) => {
    const { mayApprove, self } = await readRights(tx, account, hotel);
    refuseUnless(mayApprove);
    const month = sheetMonth(body.month);
    const locked = await lockSheets(
      tx,
      hotel,
      month,
      body.sheets.map(({ employee }) => employee),
    );
    const outcome: { done: number[]; refused: { employee: number; why: string }[] } = { done: [], refused: [] };
    const clock = hotelClock(hotel.timeZone);
    for (const { employee, version, fingerprint } of body.sheets) {
      const sheet = locked.find(({ employeeId }) => employeeId === employee);
      const why = !sheet
        ? 'This person has no time sheet for that month.'
        : employee === self
          ? 'Somebody else has to approve your time.'
          : sheet.version !== version || (body.isApproved && isOtherThan(sheet, fingerprint, clock))
            ? 'The time sheet has changed in the meantime.'
            : body.isApproved
              ? sheet.state === 'approved' || sheet.state === 'locked'
                ? 'It is already approved.'
                : obstacleOf(sheet, month, todayIn(hotel))
              : sheet.state === 'approved'
                ? null
                : 'Approval can be withdrawn only while the time sheet is not locked.';
      if (why !== null) outcome.refused.push({ employee, why });
      else {
        if (body.isApproved) await keepSigned(tx, hotel, sheet!);
        await writeState(tx, account, hotel, month, sheet!, body.isApproved ? 'approved' : 'open');
        outcome.done.push(employee);
      }
    }
    return outcome;
  });
}

/** Whether the figures are no longer those that the approval names. */
const isOtherThan = (sheet: CountedSheet, fingerprint: string | undefined, clock: HotelClock) =>
  fingerprint !== undefined && fingerprint !== fingerprintOf(countedNow(sheet, clock));

const isNearPlan = (sheet: CountedSheet) => varianceOf(sheet.counted) <= sheet.rules.variance;

const todayIn = ({ timeZone }: GrantedHotel) => hotelClock(timeZone).today();

/** Counts the sheets of some employees, with their rows created and locked. */
export async function lockSheets(
  tx: Database,
  hotel: GrantedHotel,
  month: SheetMonth,
  employees: number[],
): Promise<CountedSheet[]> {
  const ids = sql`any(${sql.param(employees)}::int[])`;
  const seen = and(ofScope(hotel), sql`${e.id} = ${ids}`)!;
  const found = await readSheets(tx, hotel, month, seen);
  const missing = found.filter(({ sheetId }) => sheetId === null).map(({ employeeId }) => employeeId);
  await tx.execute(sql`insert into ${timesheets} (${bare(timesheets.companyId, timesheets.employeeId, timesheets.firstDay, timesheets.lastDay, timesheets.version)})
    select ${hotel.companyId}, employee, ${month.firstDay}, ${month.lastDay}, 0 from unnest(${sql.param(missing)}::int[]) as employee on conflict do nothing`);
  await tx.execute(
    sql`select from ${timesheets} where ${timesheets.companyId} = ${hotel.companyId} and ${timesheets.firstDay} = ${month.firstDay} and ${timesheets.employeeId} = ${ids} order by ${timesheets.id} for update`,
  );
  return countSheets(tx, hotel, month, await readSheets(tx, hotel, month, seen));
}

/** A null account means that the sheet is approved automatically. */
export async function writeState(
  tx: Database,
  account: Account | null,
  { companyId }: GrantedHotel,
  { month }: SheetMonth,
  sheet: Sheet,
  state: Sheet['state'],
): Promise<void> {
  const by = account?.id ?? null;
  const notFallen = sql`${bare(timesheets.fellAt)} = null, ${bare(timesheets.fellBecause)} = null`;
  const signed = {
    open: sql`${bare(timesheets.confirmedAt)} = null, ${bare(timesheets.confirmedBy)} = null, ${bare(timesheets.approvedAt)} = null, ${bare(timesheets.approvedBy)} = null, ${bare(timesheets.lockedAt)} = null, ${bare(timesheets.lockedBy)} = null, ${bare(timesheets.isAutomatic)} = false`,
    confirmed: sql`${bare(timesheets.confirmedAt)} = now(), ${bare(timesheets.confirmedBy)} = ${by}, ${notFallen}`,
    approved: sql`${bare(timesheets.approvedAt)} = now(), ${bare(timesheets.approvedBy)} = ${by}, ${bare(timesheets.isAutomatic)} = ${account === null}, ${notFallen}`,
    locked: sql`${bare(timesheets.lockedAt)} = now(), ${bare(timesheets.lockedBy)} = ${by}`,
  }[state];
  await tx.execute(sql`update ${timesheets} set ${bare(timesheets.state)} = ${state}::timesheet_state, ${bare(timesheets.version)} = ${timesheets.version} + 1, ${signed}
    where ${timesheets.companyId} = ${companyId} and ${timesheets.id} = ${sheet.sheetId}`);
  await recordChange(tx, {
    companyId,
    accountId: by,
    object: 'timesheet',
    objectId: sheet.sheetId!,
    employeeId: sheet.employeeId,
    action: 'change',
    before: { month, state: sheet.state },
    after: { month, state },
  });
  await announce(tx, 'timesheets', 'all');
}
