import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { aboutNumber } from '#platform/person-numbers';
import type { Sealer } from '#platform/sealed-text';

/** Gives the employees of a new demo hotel tax numbers that cannot exist: their check digit is deliberately wrong. */
export async function giveTaxNumbers(db: Database, companyId: number, sealer: Sealer): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from employees where company_id = ${companyId} and tax_number is null order by id`,
  );
  const sealed = rows.map(({ id }) => sealer.seal(inventedTaxNumber(id), aboutNumber(companyId, id, 'taxNumber')));
  await db.execute(sql`
    update employees e set tax_number = given.sealed
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(sealed)}::text[]) as given (id, sealed)
    where e.company_id = ${companyId} and e.id = given.id`);
}

function inventedTaxNumber(id: number): string {
  const digits = String(90_000_000 + (id % 10_000_000));
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${digits}${(((sum % 11) % 10) + 1) % 10}`;
}
