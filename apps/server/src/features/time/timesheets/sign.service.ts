import type { ParsedRequestOf } from '@horae/contract/route';
import type { Timesheet } from '@horae/contract/time/timesheet-lines';
import type { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { employees } from '../../people/people/employees.table';
import { lockSheets } from './lock-sheets';
import { type SheetMonth, sheetMonth } from './month.rules';
import { readRights, refuseUnless } from './rights.reads';
import { type CountedSheet, readSheets } from './sheets';
import { fingerprintOf } from './show-sheet';
import { countedNow } from './shown-sheet';
import { keepSigned } from './signed-sheet';
import { readSheet } from './timesheets.service';
import { varianceOf } from './variance.rules';
import { writeState } from './write-sheet-state';

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
