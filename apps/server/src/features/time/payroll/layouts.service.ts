import type { PayLayout, PayLayoutFields } from '@horae/contract/time/pay-layout';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { companies } from '../../people/organisation/organisation.table';
import { readRights, refuseUnless } from '../timesheets/rights.reads';
import { payLayouts } from './payroll.table';

const mostOfHotel = 20;

export async function listLayouts(db: Database, account: Account, hotel: GrantedHotel): Promise<PayLayout[]> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  const rows = await db
    .select()
    .from(payLayouts)
    .where(eq(payLayouts.companyId, hotel.companyId))
    .orderBy(asc(payLayouts.id));
  return rows.map(shown);
}

export async function readLayout(db: Database, account: Account, hotel: GrantedHotel, id: number): Promise<PayLayout> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  const [row] = await db.select().from(payLayouts).where(ofHotel(hotel, id));
  if (!row) throw notFound('File layout');
  return shown(row);
}

export async function addLayout(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  layout: PayLayoutFields,
): Promise<PayLayout> {
  refuseUnless((await readRights(tx, account, hotel)).mayPay);
  const { companyId } = hotel;
  await lockHotel(tx, companyId);
  if ((await tx.$count(payLayouts, eq(payLayouts.companyId, companyId))) >= mostOfHotel)
    throw conflict(`A hotel has up to ${mostOfHotel} file layouts: remove one that you no longer use.`);
  const [row] = await tx.insert(payLayouts).values({ companyId, layout }).returning();
  const after = shown(row!);
  await record(tx, account, hotel, null, after);
  return after;
}

/** Changes a layout; `check` receives it as it is, locked. */
export function changeLayout(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, layout, check }: { id: number; layout: PayLayoutFields; check: (now: PayLayout) => void },
): Promise<PayLayout> {
  return inTransaction(db, async (tx) => {
    await lockHotel(tx, hotel.companyId);
    const before = await readLayout(tx, account, hotel, id);
    check(before);
    const [row] = await tx.update(payLayouts).set({ layout }).where(ofHotel(hotel, id)).returning();
    const after = shown(row!);
    await record(tx, account, hotel, before, after);
    return after;
  });
}

export function removeLayout(db: Database, account: Account, hotel: GrantedHotel, id: number): Promise<PayLayout> {
  return inTransaction(db, async (tx) => {
    await lockHotel(tx, hotel.companyId);
    const before = await readLayout(tx, account, hotel, id);
    await tx.delete(payLayouts).where(ofHotel(hotel, id));
    await record(tx, account, hotel, before, null);
    return before;
  });
}

const ofHotel = ({ companyId }: GrantedHotel, id: number) =>
  and(eq(payLayouts.companyId, companyId), eq(payLayouts.id, id));

const lockHotel = (tx: Database, companyId: number) =>
  tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);

const shown = ({ id, layout }: typeof payLayouts.$inferSelect): PayLayout => ({ id, ...layout });

async function record(
  tx: Database,
  { id: accountId }: Account,
  { companyId }: GrantedHotel,
  before: PayLayout | null,
  after: PayLayout | null,
): Promise<void> {
  const action = before === null ? 'add' : after === null ? 'remove' : 'change';
  const objectId = (after ?? before)!.id;
  await recordChange(tx, { companyId, accountId, object: 'pay layout', objectId, action, before, after });
}
