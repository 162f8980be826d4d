import type { AnyState, PlanRead } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, max } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { isFindingOn, listedOn } from '#roster/listed-on.rules';
import { eventOf, hasPerson } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { type Listed, readListed } from '#roster/resources';
import { readStays, withEvening } from '#roster/stays';
import { findingsOfDraft, type PlanOverlay, reachOfChange, readPlanRules } from '../roster-checks/plan-findings.reads';
import { readTemplateSkills } from '../shift-templates/shift-templates.reads';
import type { Draft } from './draft';
import { draftsOfPeople } from './drafts.store';
import { draftsInScope } from './drafts-in-scope';
import { readOpenPlan } from './open-plan';
import { type Days, refuseLongRange, widened } from './plan-scope';
import { planSteps } from './planning.table';
import { wireDrafts } from './wire-drafts';

/** The drafts on these days of the people whom the account plans, and what is wrong with those people's plans. */
export async function readPlan(db: Database, account: Account, hotel: GrantedHotel, days: Days): Promise<PlanRead> {
  refuseWithoutPlanning(hotel);
  refuseLongRange(days);
  const listed = await readListed(db, hotel, {}, days);
  const { people } = listed;
  const ids = people.map(({ employeeId }) => employeeId);
  const drafts = await draftsInScope(db, hotel, listed, days);
  const touched = peopleOf(drafts);
  const [wire, open, checked, steps, staysOf] = await Promise.all([
    wireDrafts(db, hotel, drafts),
    readOpenPlan(db, hotel, days),
    findingsWithDrafts(
      db,
      hotel,
      days,
      people.filter(({ employeeId }) => touched.has(employeeId)),
    ),
    stepsOf(db, account, hotel),
    readStays(db, hotel.companyId, withEvening(days), ids),
  ]);
  const stays = [...staysOf].map(([employeeId, own]) => ({ employeeId, stays: own }));
  return { drafts: wire, open, ...checked, steps, ...(stays.length > 0 && { stays }) };
}

/** What the plans of the people whom the account plans are checked by on these days. */
export async function rulesOfPlan(db: Database, hotel: GrantedHotel, days: Days): Promise<PlanRules> {
  refuseWithoutPlanning(hotel);
  refuseLongRange(days);
  const listed = await readListed(db, hotel, {}, days);
  return readPlanRules(db, hotel, days, listed.people, await skillsAround(db, hotel, listed, days));
}

/** The skills that templates, open shifts and drafts need. */
async function skillsAround(db: Database, hotel: GrantedHotel, people: Listed, days: Days): Promise<string[]> {
  const [ofTemplates, open, drafts] = await Promise.all([
    readTemplateSkills(db, hotel),
    readOpenPlan(db, hotel, days),
    draftsInScope(db, hotel, people, days),
  ]);
  return [
    ...ofTemplates,
    ...open.flatMap(({ skill }) => skill ?? []),
    ...drafts.flatMap(({ item }) => item.skill ?? []),
  ];
}

/** Everybody whom drafts give something or take something from. */
export const peopleOf = (drafts: readonly Pick<Draft, 'item' | 'published'>[]): Set<number> =>
  new Set(drafts.flatMap(({ item, published }) => [item.employeeId ?? [], published?.employeeId ?? []].flat()));

/** The same, and null for nobody, whose open shifts they change. */
export const holdersOf = (drafts: readonly Pick<Draft, 'item' | 'published'>[]): (number | null)[] =>
  drafts.flatMap(({ item, published }) => [item.employeeId, ...(published ? [published.employeeId] : [])]);

type Checked = Pick<StaffResource, 'employeeId' | 'jobTitle' | 'listed'>;

/** What is wrong with the plans of these people on these days, with every draft of theirs. */
export async function findingsWithDrafts(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
  people: readonly Checked[],
): Promise<{ checked: number[]; findings: CheckFinding[] }> {
  const checked = people.map(({ employeeId }) => employeeId);
  if (checked.length === 0) return { checked, findings: [] };
  const drafts = await draftsOfPeople(db, hotel.companyId, checked, widened(days, reachOfChange));
  const findings = await findingsOfDraft(db, hotel, days, people, overlayOf(drafts));
  return { checked, findings: findings.filter(isFindingOn(listedOn(people))) };
}

/** What these drafts change in the published plan of people. */
export const overlayOf = (drafts: readonly Draft[]): PlanOverlay => ({
  without: new Set(drafts.filter(({ published }) => published !== null).map(({ item }) => item.id)),
  items: drafts.flatMap(({ isRemoved, item }) => (isRemoved || !hasPerson(item) ? [] : [eventOf(item)])),
});

/** The account's last action that is not undone, and its first undone one after it. */
export async function stepsOf(
  db: Database,
  account: Pick<Account, 'id'>,
  { companyId }: GrantedHotel,
): Promise<AnyState['steps']> {
  const own = and(eq(planSteps.companyId, companyId), eq(planSteps.accountId, account.id));
  const [last] = await db
    .select({ id: max(planSteps.id) })
    .from(planSteps)
    .where(and(own, eq(planSteps.isUndone, false)));
  const [undone] = await db
    .select({ id: planSteps.id })
    .from(planSteps)
    .where(and(own, eq(planSteps.isUndone, true)))
    .orderBy(planSteps.id)
    .limit(1);
  return { undo: last?.id ?? null, redo: undone?.id ?? null };
}
