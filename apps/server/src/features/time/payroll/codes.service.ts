import { hourlyLeaveCodes, leaveCodes } from '@horae/contract/scheduling/leave-kinds';
import { codeOfPart, payParts } from '@horae/contract/time/pay-parts';
import type { OwnPayCode } from '@horae/contract/time/payroll.contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid } from '#platform/errors';
import { companies } from '../../people/organisation/organisation.table';
import { readRights, refuseUnless } from '../timesheets/rights.reads';
import { payCodes } from './payroll.table';

const known = new Set<string>([...payParts.map(codeOfPart), 'DayOff', ...leaveCodes, ...hourlyLeaveCodes]);

export async function readCodes(db: Database, account: Account, hotel: GrantedHotel): Promise<OwnPayCode[]> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  return db
    .select({ code: payCodes.code, own: payCodes.own })
    .from(payCodes)
    .where(eq(payCodes.companyId, hotel.companyId))
    .orderBy(asc(payCodes.code));
}

/** Replaces the hotel's pay codes; `check` receives them as they are, locked. */
export function setCodes(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  codes: readonly OwnPayCode[],
  check: (now: OwnPayCode[]) => void,
): Promise<OwnPayCode[]> {
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
    const before = await readCodes(tx, account, hotel);
    check(before);
    for (const [at, { code }] of codes.entries()) {
      if (!known.has(code)) throw invalid(`codes.${at}.code`, 'This is not a pay type or a type of leave.');
      if (codes.findIndex((one) => one.code === code) !== at)
        throw invalid(`codes.${at}.code`, 'This pay type is listed twice.');
    }
    await tx.delete(payCodes).where(eq(payCodes.companyId, companyId));
    if (codes.length > 0) await tx.insert(payCodes).values(codes.map((one) => ({ companyId, ...one })));
    const after = await readCodes(tx, account, hotel);
    const about = { companyId, accountId: account.id, object: 'pay codes', objectId: companyId } as const;
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordChange(tx, { ...about, action: 'change', before, after });
    return after;
  });
}
