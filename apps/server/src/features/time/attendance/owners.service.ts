import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden, invalid } from '#platform/errors';

interface Named extends Record<string, unknown> {
  id: number;
  name: string;
}

const mayOwn = (companyId: number) => sql`a.disabled_at is null and (a.role = 'admin'
  or exists (select from account_hotels h where h.account_id = a.id and h.company_id = ${companyId} and h.may_approve))`;

/** To whom findings of a hotel can be given, and by which departments they can be narrowed. */
export async function listOwners(db: Database, { companyId, mayApprove }: GrantedHotel) {
  if (!mayApprove) throw forbidden();
  const [owners, departments] = await Promise.all([
    db.execute<Named>(
      sql`select a.id, a.full_name as name from accounts a where ${mayOwn(companyId)} order by lower(a.full_name), a.id`,
    ),
    db.execute<Named>(
      sql`select id, name from departments where company_id = ${companyId} and closed_from is null order by lower(name), id`,
    ),
  ]);
  return { owners: owners.rows, departments: departments.rows };
}

export async function refuseStrangers(tx: Database, companyId: number, owner: number | null): Promise<void> {
  if (owner === null) return;
  const { rows } = await tx.execute(sql`select from accounts a where a.id = ${owner} and ${mayOwn(companyId)}`);
  if (rows.length === 0) throw invalid('owner', 'Choose an account that may approve in this hotel.');
}
