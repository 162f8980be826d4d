import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { aboutNumber } from '#platform/person-numbers';
import type { Sealer } from '#platform/sealed-text';
import { employees } from './employees.table';

const e = alias(employees, 'e');

/** Adds the prints of tax numbers that were stored without one; a number that another key sealed has none. */
export async function printTaxNumbers(db: Database, sealer: Sealer): Promise<void> {
  const { rows } = await db.execute<{ companyId: number; id: number; sealed: string }>(sql`
    select ${e.companyId} as "companyId", ${e.id}, ${e.taxNumber} as sealed from ${employees} ${e}
    where ${e.taxNumber} is not null and ${e.taxNumberPrint} is null`);
  const found = rows.flatMap(({ companyId, id, sealed }) => {
    const text = sealer.open(sealed, aboutNumber(companyId, id, 'taxNumber'));
    return text ? [{ companyId, id, print: sealer.print(text) }] : [];
  });
  if (found.length === 0) return;
  const column = (name: 'companyId' | 'id' | 'print') => sql.param(found.map((one) => one[name]));
  await db.execute(sql`
    update ${employees} ${e} set ${bare(e.taxNumberPrint)} = found.print
    from unnest(${column('companyId')}::int[], ${column('id')}::int[], ${column('print')}::text[]) as found (hotel, id, print)
    where ${e.companyId} = found.hotel and ${e.id} = found.id`);
}
