import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { aboutNumber } from '#platform/person-numbers';
import type { Sealer } from '#platform/sealed-text';
import { employees } from '../../people/people/employees.table';

const e = alias(employees, 'e');

/** Gives the employees of a new demo hotel tax numbers that cannot exist: their check digit is deliberately wrong. */
export async function giveTaxNumbers(db: Database, companyId: number, sealer: Sealer): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${e.id} from ${employees} ${e} where ${e.companyId} = ${companyId} and ${e.taxNumber} is null order by ${e.id}`,
  );
  const sealed = rows.map(({ id }) => sealer.seal(inventedTaxNumber(id), aboutNumber(companyId, id, 'taxNumber')));
  const prints = rows.map(({ id }) => sealer.print(inventedTaxNumber(id)));
  await db.execute(sql`
    update ${employees} ${e} set ${bare(e.taxNumber)} = given.sealed, ${bare(e.taxNumberPrint)} = given.print
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(sealed)}::text[], ${sql.param(prints)}::text[]) as given (id, sealed, print)
    where ${e.companyId} = ${companyId} and ${e.id} = given.id`);
}

function inventedTaxNumber(id: number): string {
  const digits = String(90_000_000 + (id % 10_000_000));
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${digits}${(((sum % 11) % 10) + 1) % 10}`;
}
