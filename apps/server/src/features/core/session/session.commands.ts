import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { eraseAudited } from '#platform/erase-kept';
import { accountHotels, accounts, sessions } from './session.table';

/** Takes a person's grant away; a login that was for nothing else is shut and loses its name. Audits nothing: the erasure does. */
export async function eraseFromAccounts(tx: Database, companyId: number, employeeId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`delete from ${accountHotels} where company_id = ${companyId} and employee_id = ${employeeId} returning account_id as id`,
  );
  for (const { id } of rows) {
    const shut =
      await tx.execute(sql`update ${accounts} set disabled_at = coalesce(disabled_at, now()), full_name = 'Former employee',
      username = 'erased-' || id, email = 'erased-' || id || '@erased.invalid', avatar = null, password_hash = null
      where id = ${id} and role = 'client' and not exists (select from ${accountHotels} where account_id = ${id}) returning id`);
    if (shut.rows.length === 0) continue;
    await tx.execute(
      sql`update ${sessions} set ended_at = now(), agent = '' where account_id = ${id} and ended_at is null`,
    );
    await eraseAudited(tx, sql`object = 'account' and object_id = ${id}`);
  }
}
