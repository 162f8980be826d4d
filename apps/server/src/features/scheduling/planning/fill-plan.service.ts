import type { AnyChange, PlanWay } from '@horae/contract/scheduling/plan-changes';
import type { PlanFilled } from '@horae/contract/scheduling/plan-fills';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { groupBy } from '#platform/group-by';
import type { ListedOn } from '#roster/listed-on.rules';
import type { PlannedItem } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readListed } from '#roster/resources';
import { lockEmployments, notEmployedOn } from '../../people/people/people.reads';
import { pinnedOn } from '../plan-notes/plan-notes.reads';
import { changePlan } from './change-plan.service';
import { wantedOf } from './copy-days.rules';
import { filledDays, type ItemStep, type WantedDay } from './fill-days.rules';
import { planOf } from './plan-of-people';
import { type Days, refuseLongRange } from './plan-scope';

export interface FillWish extends Days {
  way: PlanWay;
  wanted: readonly WantedDay[];
  /** Whether shifts and days off that are planned make room; leave never does. */
  replace: boolean;
  dryRun: boolean;
}

/** About a week of 3 000 people. */
const mostFilled = 20_000;
/** The first days that cannot be filled are named; the rest is counted. */
const mostNamed = 50;

/** Plans days of people as drafts by one action: every day whole or not at all, and what cannot be is told. */
export async function fillPlan(
  tx: Database,
  account: Pick<Account, 'id'>,
  hotel: GrantedHotel,
  { first, last, way, wanted, replace, dryRun }: FillWish,
): Promise<PlanFilled> {
  refuseWithoutPlanning(hotel);
  refuseLongRange({ first, last });
  const days = { first, last };
  const wantedOfPerson = groupBy(wanted, ({ employeeId }) => employeeId);
  const ids = [...wantedOfPerson.keys()];
  const employments = await lockEmployments(tx, hotel.companyId, ids);
  const isPlanned = await plannedOn(tx, hotel, ids, days);
  const isPinned = await pinnedOn(tx, hotel.companyId, ids, days);
  const plan = await planOf(tx, hotel, ids, days);
  const itemsOf = groupBy(plan.items, ({ employeeId }) => employeeId);
  const counts = { shifts: 0, daysOff: 0, removed: 0, kept: 0, pinned: 0 };
  const done: PlanFilled = { ...counts, skipped: [], skippedCount: 0, changed: null };
  const steps: ItemStep[] = [];
  for (const [employeeId, own] of wantedOfPerson) {
    const person = employments.get(employeeId)!;
    const free = own.filter(({ day }) => !isPinned(employeeId, day));
    done.pinned += own.length - free.length;
    const filled = filledDays(free, itemsOf.get(employeeId) ?? [], {
      timeZone: hotel.timeZone,
      replace,
      refusalOf: (day) => notEmployedOn(person, day) ?? (isPlanned(employeeId, day) ? null : elsewhere),
    });
    steps.push(...filled.steps);
    done.shifts += filled.shifts;
    done.daysOff += filled.daysOff;
    done.kept += filled.kept;
    done.skippedCount += filled.skipped.length;
    const room = Math.max(0, mostNamed - done.skipped.length);
    const named = filled.skipped.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(0, room);
    done.skipped.push(...named.map(({ day, why }) => ({ employeeId, name: person.name, day, why })));
  }
  done.removed = steps.filter(({ after }) => after === null).length;
  if (steps.length > mostFilled)
    throw invalid('last', `Up to ${mostFilled} items can be planned at once. Choose fewer days or people.`);
  if (dryRun || steps.length === 0) return done;
  const changes = changesOf(steps, plan, hotel.timeZone);
  return { ...done, changed: await changePlan(tx, account, hotel, { way, changes, first, last }) };
}

export const elsewhere = 'You do not plan this person on that day.';

/** On which days an account with a smaller scope plans each of these people. */
export async function plannedOn(tx: Database, hotel: GrantedHotel, employees: number[], days: Days): Promise<ListedOn> {
  if (hotel.scope.kind === 'hotel' || employees.length === 0) return () => true;
  return (await readListed(tx, hotel, { employees }, days)).isOn;
}

/** The steps as a planner would send them, having read the plan. */
export function changesOf(
  steps: readonly ItemStep[],
  { published, drafts }: Pick<Awaited<ReturnType<typeof planOf>>, 'published' | 'drafts'>,
  timeZone: string,
): AnyChange[] {
  const versionOf = new Map(published.map(({ id, version }) => [id, version]));
  const draftOf = new Map(drafts.map(({ item, version }) => [item.id, version]));
  const wire = (item: PlannedItem | null) => item && wantedOf(item, timeZone);
  return steps.map(({ before, after }) => {
    if (!before) return { seen: { published: null, draft: null }, item: wire(after) };
    const seen = { published: versionOf.get(before.id) ?? null, draft: draftOf.get(before.id) ?? null };
    return { id: before.id, seen, item: wire(after) };
  });
}
