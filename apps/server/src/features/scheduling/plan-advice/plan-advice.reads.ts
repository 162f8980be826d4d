import { type AdviceKind, adviceKinds } from '@horae/contract/scheduling/roster-checks.contract';
import type { RosterLimits } from '@horae/working-time';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { planAdvice } from './plan-advice.table';

type Grades = NonNullable<RosterLimits['grades']>;

/** What a hotel decided about its checks, oldest first. */
export const readAdvice = (db: Database, companyId: number) =>
  db
    .select({ firstDay: planAdvice.firstDay, grades: planAdvice.grades, version: planAdvice.version })
    .from(planAdvice)
    .where(eq(planAdvice.companyId, companyId))
    .orderBy(asc(planAdvice.firstDay));

/** The checks that are not advice on a day, and what they are instead; undefined where all are advice. */
export async function readGrades(db: Database, companyId: number): Promise<(day: string) => Grades | undefined> {
  const rows = await db
    .select({ firstDay: planAdvice.firstDay, grades: planAdvice.grades })
    .from(planAdvice)
    .where(eq(planAdvice.companyId, companyId))
    .orderBy(asc(planAdvice.firstDay));
  const versions = rows.map(({ firstDay, grades }) => ({ firstDay, grades: decided(grades) }));
  return (day) => versions.findLast(({ firstDay }) => firstDay <= day)?.grades;
}

function decided(grades: Partial<Record<AdviceKind, string>>): Grades | undefined {
  const others = adviceKinds.flatMap((kind) => {
    const grade = grades[kind];
    return grade === 'against' || grade === 'off' ? [[kind, grade] as const] : [];
  });
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}
