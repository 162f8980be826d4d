import type { Person } from '@horae/contract/person';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Action } from './change-person';
import { employees, formerJobTitles } from './employees.table';
import type { PeopleContext } from './people-context';
import { isPerson } from './rows-of-person';

interface JobChange {
  jobTitle: string;
  /** From this day on, whatever was entered for later; without a day the present job is corrected. */
  fromDay?: string | undefined;
}

/** Gives a locked employee another job; does nothing if they already have it then. */
export async function writeJob(
  tx: Database,
  { hotel }: PeopleContext,
  now: Person,
  { jobTitle, fromDay }: JobChange,
): Promise<Action> {
  const { companyId } = hotel;
  const last = now.jobs.at(-1)!;
  const ofPerson = and(eq(formerJobTitles.companyId, companyId), eq(formerJobTitles.employeeId, now.id));
  if (fromDay === undefined) {
    if (jobTitle === last.jobTitle) return null;
    await tx.update(employees).set({ jobTitle }).where(isPerson(companyId, now.id));
    return { before: { jobTitle: last.jobTitle }, after: { jobTitle } };
  }
  const isBefore = (job: Person['jobs'][number]) => job.fromDay === null || job.fromDay < fromDay;
  const earlier = now.jobs.findLast(isBefore)!;
  const isSame = jobTitle === last.jobTitle && (last.fromDay === fromDay || (last === earlier && isBefore(last)));
  if (isSame) return null;
  await tx.delete(formerJobTitles).where(and(ofPerson, gte(formerJobTitles.untilDay, fromDay)));
  if (earlier.jobTitle !== jobTitle) {
    const { jobTitle: held } = earlier;
    await tx.insert(formerJobTitles).values({ companyId, employeeId: now.id, untilDay: fromDay, jobTitle: held });
  }
  await tx.update(employees).set({ jobTitle }).where(isPerson(companyId, now.id));
  const held = now.jobs.findLast((job) => job.fromDay === null || job.fromDay <= fromDay)!;
  return { before: { jobTitle: held.jobTitle }, after: { fromDay, jobTitle } };
}
