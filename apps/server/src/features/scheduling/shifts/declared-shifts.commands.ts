import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { shifts } from './shifts.table';

type Stretch = Pick<typeof shifts.$inferInsert, 'type' | 'startsAt' | 'endsAt' | 'breakMinutes'>;

interface DeclaredDays {
  companyId: number;
  timeZone: string;
  employeeId: number;
  declarationId: number;
  /** Overtime and the other hours are declared, and replaced, separately. */
  isOvertime: boolean;
  days: readonly string[];
  stretches: readonly Stretch[];
}

/** Replaces the declared layer of these days with what was accepted. The declaration keeps the receipt as audit. */
export async function replaceDeclared(tx: Database, declared: DeclaredDays): Promise<void> {
  const { companyId, timeZone, employeeId, declarationId, isOvertime, days, stretches } = declared;
  await tx
    .delete(shifts)
    .where(
      and(
        eq(shifts.companyId, companyId),
        eq(shifts.employeeId, employeeId),
        eq(shifts.layer, 'declared'),
        sql`(${shifts.type} = 'Overtime') = ${isOvertime}`,
        sql`${dayOf(timeZone)} = any(${sql.param(days)}::date[])`,
      ),
    );
  if (stretches.length === 0) return;
  const row = { companyId, employeeId, layer: 'declared', status: 'confirmed', declarationId } as const;
  await tx.insert(shifts).values(stretches.map((stretch) => Object.assign({}, row, stretch)));
}

/** Removes what these declarations added after employees' last days. Audits nothing: the accepted declarations stay. */
export async function removeDeclaredAfterLeaving(
  tx: Database,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  declarationIds: readonly number[],
): Promise<void> {
  if (declarationIds.length === 0) return;
  await tx.delete(shifts).where(
    and(
      eq(shifts.companyId, companyId),
      eq(shifts.layer, 'declared'),
      inArray(shifts.declarationId, declarationIds),
      sql`${dayOf(timeZone)} > (select ${employees.lastDay} from ${employees}
        where ${employees.companyId} = ${shifts.companyId} and ${employees.id} = ${shifts.employeeId})`,
    ),
  );
}

const dayOf = (timeZone: string): SQL => sql`(${shifts.startsAt} at time zone ${timeZone})::date`;
