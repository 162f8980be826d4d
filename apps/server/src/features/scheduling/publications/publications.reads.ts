import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import type { NoticedChange, OwnChange } from './own-change';
import { planPublications, publicationPeople } from './publications.table';
import { shortNotices } from './short-notice.rules';
import { accountsOf } from './tell-published';

export { readPublishedUnlawful } from './published-unlawful';
export type { NoticedChange, OwnChange };

/** The hours before work begins from which on a change of it is at short notice. */
export async function readNoticeHours(db: Database, companyId: number): Promise<number> {
  const [hotel] = await db
    .select({ hours: companies.noticeHours })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return hotel!.hours;
}

/** Those of some people who have an account, and so are told what is published for them. */
export const readTold = async (db: Database, companyId: number, employees: readonly number[]): Promise<Set<number>> =>
  new Set((await accountsOf(db, companyId, employees)).keys());

/** An item of the plan before and after, of anybody. */
type Change = OwnChange;

/** What changes for each person, with what of it is at short notice at this second; a move between two is one of each. */
export function noticedChanges(
  changes: readonly Change[],
  now: number,
  noticeHours: number,
): Map<number, NoticedChange[]> {
  const changesOf = new Map<number, OwnChange[]>();
  const add = (employee: number, change: OwnChange) =>
    changesOf.set(employee, [...(changesOf.get(employee) ?? []), change]);
  for (const { before, after } of changes) {
    if (before && after && before.employeeId !== after.employeeId) {
      add(before.employeeId, { before, after: null });
      add(after.employeeId, { before: null, after });
    } else add((after ?? before)!.employeeId, { before, after });
  }
  const noticed = [...changesOf].map(([employee, own]) => {
    const begins = shortNotices(own, now, noticeHours);
    return [employee, own.map(({ before, after }, at) => ({ before, after, beginsAt: begins[at]! }))] as const;
  });
  return new Map(noticed);
}

/** The days of publications, single changes aside, that concerned any of these employees and cover one of these days. */
export async function readPublishedRanges(
  db: Database,
  companyId: number,
  employees: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<{ employeeId: number; first: string; last: string }[]> {
  const { firstDay, lastDay } = planPublications;
  return db
    .select({ employeeId: publicationPeople.employeeId, first: firstDay, last: lastDay })
    .from(publicationPeople)
    .innerJoin(
      planPublications,
      and(
        eq(planPublications.companyId, publicationPeople.companyId),
        eq(planPublications.id, publicationPeople.publicationId),
      ),
    )
    .where(
      and(
        eq(publicationPeople.companyId, companyId),
        eq(planPublications.isAtOnce, false),
        inArray(publicationPeople.employeeId, [...employees]),
        lte(firstDay, last),
        gte(lastDay, first),
      ),
    );
}
