import type { ReplyOf } from '@horae/contract/route';
import type { Agreement, AgreementFields, agreementsContract } from '@horae/contract/time/agreements.contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { agreements } from './agreements.table';
import { readLaws, refuseLooser } from './laws-of-hotel';
import { type Settle, settleByAgreement } from './settle-by-agreement';

export interface AgreementsContext {
  hotel: GrantedHotel;
  accountId: number;
  settle: Settle;
}

const mostOfHotel = 50;

export async function listAgreements(
  db: Database,
  { companyId, timeZone }: GrantedHotel,
): Promise<ReplyOf<typeof agreementsContract.list>> {
  const rows = await db
    .select()
    .from(agreements)
    .where(eq(agreements.companyId, companyId))
    .orderBy(desc(agreements.validFrom), desc(agreements.id));
  const { rows: jobs } = await db.execute<{ job: string }>(sql`
    select distinct ${employees.jobTitle} as job from ${employees}
    where ${employees.companyId} = ${companyId} and ${employees.jobTitle} <> '' and coalesce(${employees.lastDay} >= (now() at time zone ${timeZone})::date, true)
    order by 1`);
  return { agreements: rows.map(shown), laws: await readLaws(db, companyId), jobs: jobs.map(({ job }) => job) };
}

export async function readAgreement(db: Database, { companyId }: GrantedHotel, id: number): Promise<Agreement> {
  const [row] = await db.select().from(agreements).where(ofHotel(companyId, id));
  if (!row) throw notFound('Agreement');
  return shown(row);
}

export async function addAgreement(
  tx: Database,
  context: AgreementsContext,
  fields: AgreementFields,
): Promise<Agreement> {
  const { companyId } = context.hotel;
  await lockHotel(tx, companyId);
  await refuseLooser(tx, companyId, fields);
  const current = await tx.$count(agreements, eq(agreements.companyId, companyId));
  if (current >= mostOfHotel)
    throw conflict(`A hotel has up to ${mostOfHotel} agreements: remove one that is no longer in force.`);
  const [row] = await tx
    .insert(agreements)
    .values({ companyId, ...fields })
    .returning();
  const after = shown(row!);
  await follow(tx, context, null, after);
  return after;
}

/** Changes an agreement; `check` receives it as it is, locked. */
export function changeAgreement(
  db: Database,
  context: AgreementsContext,
  id: number,
  fields: AgreementFields,
  check: (now: Agreement) => void,
): Promise<Agreement> {
  const { companyId } = context.hotel;
  return inTransaction(db, async (tx) => {
    await lockHotel(tx, companyId);
    const before = await readAgreement(tx, context.hotel, id);
    check(before);
    await refuseLooser(tx, companyId, fields);
    const [row] = await tx.update(agreements).set(fields).where(ofHotel(companyId, id)).returning();
    const after = shown(row!);
    if (JSON.stringify(before) !== JSON.stringify(after)) await follow(tx, context, before, after);
    return after;
  });
}

export function removeAgreement(db: Database, context: AgreementsContext, id: number): Promise<Agreement> {
  const { companyId } = context.hotel;
  return inTransaction(db, async (tx) => {
    await lockHotel(tx, companyId);
    const before = await readAgreement(tx, context.hotel, id);
    await tx.delete(agreements).where(ofHotel(companyId, id));
    await follow(tx, context, before, null);
    return before;
  });
}

const ofHotel = (companyId: number, id: number) => and(eq(agreements.companyId, companyId), eq(agreements.id, id));

// Serialises changes to a hotel's rules, its clocking policies included.
const lockHotel = (tx: Database, companyId: number) =>
  tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);

async function follow(
  tx: Database,
  { hotel, accountId, settle }: AgreementsContext,
  before: Agreement | null,
  after: Agreement | null,
): Promise<void> {
  const { companyId } = hotel;
  const action = before === null ? 'add' : after === null ? 'remove' : 'change';
  const objectId = (after ?? before)!.id;
  await recordChange(tx, { companyId, accountId, object: 'agreement', objectId, action, before, after });
  await settleByAgreement(tx, hotel, settle);
}

function shown({ companyId: _hotel, ...row }: typeof agreements.$inferSelect): Agreement {
  return row;
}
