import { foldText } from '@horae/contract/fold-text';
import type { AnswerOf, ParsedRequestOf } from '@horae/contract/route';
import type { JobSkill, PlanAdvice, planAdviceContract } from '@horae/contract/scheduling/plan-advice.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, invalid, notFound, stale } from '#platform/errors';
import { isAmong } from '#platform/fence/companies';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { companies } from '../../people/organisation/organisation.table';
import { readAdvice } from './plan-advice.reads';
import { planAdvice } from './plan-advice.table';

export interface AdviceContext {
  hotel: GrantedHotel;
  accountId: number;
}

type Wanted = Omit<ParsedRequestOf<typeof planAdviceContract.save>['body'], 'hotel'>;

/** More changes of mind than any hotel has in its life. */
const mostOfHotel = 500;

export async function listAdvice(
  db: Database,
  { role, administers }: Pick<Account, 'role' | 'administers'>,
  hotel: GrantedHotel,
): Promise<AnswerOf<typeof planAdviceContract.list>> {
  refuseWithoutPlanning(hotel);
  const mayChange = role === 'admin' || isAmong(administers, hotel.companyId);
  return { versions: await readAdvice(db, hotel.companyId), mayChange };
}

/** Decides from a day on; `version` is of what was decided for that day, null for nothing. */
export async function saveAdvice(tx: Database, context: AdviceContext, wanted: Wanted): Promise<PlanAdvice> {
  const { firstDay, grades, jobSkills, fairShare, wishDays, version } = wanted;
  refuseTwice(jobSkills);
  const { companyId } = context.hotel;
  const versions = await lockAdvice(tx, companyId);
  const before = versions.find((one) => one.firstDay === firstDay) ?? null;
  if ((before?.version ?? null) !== version) throw stale({ advice: before });
  if (before === null && versions.length >= mostOfHotel)
    throw conflict(`A hotel decides from up to ${mostOfHotel} days on. Delete some first.`);
  const share = { sundaysInFourWeeks: fairShare.sundays, nightsInFourWeeks: fairShare.nights };
  const row = { companyId, firstDay, grades, jobSkills, ...share, wishDays, changedBy: context.accountId };
  const after = { firstDay, grades, jobSkills, fairShare, wishDays, version: (version ?? 0) + 1 };
  if (before && contentOf(before) === contentOf(after)) return before;
  await tx
    .insert(planAdvice)
    .values(row)
    .onConflictDoUpdate({
      target: [planAdvice.companyId, planAdvice.firstDay],
      set: {
        grades,
        jobSkills,
        ...share,
        wishDays,
        version: after.version,
        changedBy: context.accountId,
        changedAt: sql`now()`,
      },
    });
  await follow(tx, context, before, after);
  return after;
}

export async function removeAdvice(
  tx: Database,
  context: AdviceContext,
  { firstDay, version }: { firstDay: string; version: number },
): Promise<void> {
  const { companyId } = context.hotel;
  const before = (await lockAdvice(tx, companyId)).find((one) => one.firstDay === firstDay);
  if (!before) throw notFound('Planning advice');
  if (before.version !== version) throw stale({ advice: before });
  await tx.delete(planAdvice).where(and(eq(planAdvice.companyId, companyId), eq(planAdvice.firstDay, firstDay)));
  await follow(tx, context, before, null);
}

async function lockAdvice(tx: Database, companyId: number): Promise<PlanAdvice[]> {
  await tx.execute(sql`select from ${companies} where ${companies.companyId} = ${companyId} for no key update`);
  return readAdvice(tx, companyId);
}

const contentOf = ({ grades, jobSkills, fairShare, wishDays }: Omit<PlanAdvice, 'firstDay' | 'version'>): string =>
  JSON.stringify([
    Object.entries(grades).toSorted(),
    jobSkills.map(({ jobTitle, skill }) => `${jobTitle}\n${skill}`).toSorted(),
    fairShare.sundays,
    fairShare.nights,
    wishDays,
  ]);

function refuseTwice(jobSkills: readonly JobSkill[]): void {
  const keys = jobSkills.map(({ jobTitle, skill }) => `${foldText(jobTitle)}\n${foldText(skill)}`);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (twice === -1) return;
  const { jobTitle, skill } = jobSkills[twice]!;
  throw invalid(`jobSkills.${twice}.skill`, `${skill} is already listed for ${jobTitle}.`);
}

async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: AdviceContext,
  before: PlanAdvice | null,
  after: PlanAdvice | null,
): Promise<void> {
  await recordChange(tx, {
    companyId,
    accountId,
    object: 'planning advice',
    objectId: companyId,
    action: before === null ? 'add' : after === null ? 'remove' : 'change',
    before: before && noted(before),
    after: after && noted(after),
  });
  await announce(tx, 'plan-advice', 'all');
}

/** What a person reads of it. */
const noted = ({ firstDay, grades, jobSkills, fairShare, wishDays }: PlanAdvice) => ({
  firstDay,
  ...grades,
  jobSkills: jobSkills.map(({ jobTitle, skill }) => `${jobTitle}: ${skill}`).join(', '),
  sundaysInFourWeeks: fairShare.sundays,
  nightsInFourWeeks: fairShare.nights,
  wishDays,
});
