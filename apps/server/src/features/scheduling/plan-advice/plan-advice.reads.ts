import type { JobSkill, PlanAdvice } from '@horae/contract/scheduling/plan-advice.contract';
import { type AdviceKind, adviceKinds } from '@horae/contract/scheduling/roster-checks.contract';
import type { RosterLimits, WishDeadline } from '@horae/working-time';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { planAdvice } from './plan-advice.table';

type Grades = NonNullable<RosterLimits['grades']>;

const decidedFields = {
  firstDay: planAdvice.firstDay,
  grades: planAdvice.grades,
  jobSkills: planAdvice.jobSkills,
  sundaysInFourWeeks: planAdvice.sundaysInFourWeeks,
  nightsInFourWeeks: planAdvice.nightsInFourWeeks,
};

/** What a hotel decided about its checks, the skills of its jobs, a fair share and wishes, oldest first. */
export async function readAdvice(db: Database, companyId: number): Promise<PlanAdvice[]> {
  const rows = await db
    .select({ ...decidedFields, wishDays: planAdvice.wishDays, version: planAdvice.version })
    .from(planAdvice)
    .where(eq(planAdvice.companyId, companyId))
    .orderBy(asc(planAdvice.firstDay));
  return rows.map(({ sundaysInFourWeeks, nightsInFourWeeks, ...row }) =>
    Object.assign(row, { fairShare: { sundays: sundaysInFourWeeks, nights: nightsInFourWeeks } }),
  );
}

/** What holds from a day on. */
interface Decision {
  firstDay: string;
  /** The checks that are not advice, and what they are instead; undefined where all are advice. */
  grades: Grades | undefined;
  /** Which skills jobs need; none where a hotel does not want to see this check. */
  needs: JobSkill[];
  /** Whether it wants to see what is missing. */
  areSkillsChecked: boolean;
  /** Most Sundays and nights of a person in four weeks; undefined where they are not checked. */
  share: Pick<RosterLimits, 'sundaysInFourWeeks' | 'nightsInFourWeeks'> | undefined;
}

export async function readDecisions(db: Database, companyId: number): Promise<Decision[]> {
  const versions = await db
    .select(decidedFields)
    .from(planAdvice)
    .where(eq(planAdvice.companyId, companyId))
    .orderBy(asc(planAdvice.firstDay));
  return versions.map(({ firstDay, grades, jobSkills, sundaysInFourWeeks: sundays, nightsInFourWeeks: nights }) => ({
    firstDay,
    grades: decided(grades),
    needs: grades.planSkillMissing === 'off' ? [] : jobSkills,
    areSkillsChecked: grades.planSkillMissing !== 'off',
    share:
      sundays === null && nights === null
        ? undefined
        : {
            ...(sundays !== null && { sundaysInFourWeeks: sundays }),
            ...(nights !== null && { nightsInFourWeeks: nights }),
          },
  }));
}

/** Until when employees enter wishes for the days from one on, by the day from which on a hotel decided it. */
export async function readWishDeadlines(db: Database, companyId: number, from: string): Promise<WishDeadline[]> {
  const all = await db
    .select({ firstDay: planAdvice.firstDay, days: planAdvice.wishDays })
    .from(planAdvice)
    .where(eq(planAdvice.companyId, companyId))
    .orderBy(asc(planAdvice.firstDay));
  const current = all.findLastIndex(({ firstDay }) => firstDay <= from);
  return all.slice(Math.max(0, current));
}

/** What holds on a day; undefined before the first decision. */
export const decisionOn = (decisions: readonly Decision[], day: string): Decision | undefined =>
  decisions.findLast(({ firstDay }) => firstDay <= day);

function decided(grades: Partial<Record<AdviceKind, string>>): Grades | undefined {
  const others = adviceKinds.flatMap((kind) => {
    const grade = grades[kind];
    return grade === 'against' || grade === 'off' ? [[kind, grade] as const] : [];
  });
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}
