import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden, invalid } from '#platform/errors';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels, accounts } from '../../core/session/session.table';
import { departments } from '../../people/organisation/organisation.table';

const h = alias(accountHotels, 'h');
const a = alias(accounts, 'a');

interface Named extends Record<string, unknown> {
  id: number;
  name: string;
}

const mayOwn = (companyId: number) => sql`${a.disabledAt} is null and (${a.role} = 'admin'
  or exists (select from ${accountHotels} ${h} where ${h.accountId} = ${a.id} and ${h.companyId} = ${companyId} and ${h.mayApprove} and ${isInForce(h)}))`;

/** The accounts to which findings of a hotel can be assigned, and the departments that can filter them. */
export async function listOwners(db: Database, { companyId, mayApprove }: GrantedHotel) {
  if (!mayApprove) throw forbidden();
  const [owners, narrowing] = await Promise.all([
    db.execute<Named>(
      sql`select ${a.id}, ${a.fullName} as name from ${accounts} ${a} where ${mayOwn(companyId)} order by lower(${a.fullName}), ${a.id}`,
    ),
    db.execute<Named>(
      sql`select ${departments.id}, ${departments.name} from ${departments} where ${departments.companyId} = ${companyId} and ${departments.closedFrom} is null order by lower(${departments.name}), ${departments.id}`,
    ),
  ]);
  return { owners: owners.rows, departments: narrowing.rows };
}

export async function refuseStrangers(tx: Database, companyId: number, owner: number | null): Promise<void> {
  if (owner === null) return;
  const { rows } = await tx.execute(
    sql`select from ${accounts} ${a} where ${a.id} = ${owner} and ${mayOwn(companyId)}`,
  );
  if (rows.length === 0) throw invalid('owner', 'Choose an account that can approve at this hotel.');
}
