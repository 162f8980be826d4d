import type { PlanCleared } from '@horae/contract/scheduling/plan-fills';
import { datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readListed } from '#roster/resources';
import { pinnedOn } from '../plan-notes/plan-notes.reads';
import { changePlan } from './change-plan.service';
import { type ItemStep, shortenedBy } from './fill-days.rules';
import { changesOf } from './fill-plan.service';
import { planOf } from './plan-of-people';
import { refuseLongRange } from './plan-scope';
import type { PublicationScope } from './publication';

interface ClearWish extends PublicationScope {
  shifts: boolean;
  daysOff: boolean;
  dryRun: boolean;
}

/** About a week of 3 000 people. */
const mostCleared = 20_000;

/** Takes shifts and days off that begin on these days off the plan, by one action; leave stays. */
export async function clearPlan(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { first, last, departments, employees, shifts, daysOff, dryRun }: ClearWish,
): Promise<PlanCleared> {
  refuseWithoutPlanning(hotel);
  refuseLongRange({ first, last });
  const days = { first, last };
  const filters = { departments: [...departments], employees: [...employees] };
  const { people, isOn: isPlanned } = await readListed(tx, hotel, filters, days);
  const ids = people.map(({ employeeId }) => employeeId);
  const isPinned = await pinnedOn(tx, hotel.companyId, ids, days);
  const pinned = new Set<string>();
  const plan = await planOf(tx, hotel, ids, days);
  const dates = datesFrom(first, daysBetween(first, last) + 1);
  const done: PlanCleared = { shifts: 0, daysOff: 0, pinned: 0, changed: null };
  const steps: ItemStep[] = [];
  const isLeft = (employeeId: number, day: LocalDate) => {
    if (isPinned(employeeId, day)) pinned.add(`${employeeId} ${day}`);
    return isPinned(employeeId, day);
  };
  for (const item of plan.items) {
    const { employeeId, allDay, type, firstDay, lastDay } = item;
    const isShift = !allDay && shifts && first <= firstDay && firstDay <= last && isPlanned(employeeId, firstDay);
    if (isShift && !isLeft(employeeId, firstDay)) {
      steps.push({ before: item, after: null });
      done.shifts += 1;
    }
    if (type !== 'DayOff' || !daysOff) continue;
    const isTaken = (date: LocalDate) =>
      firstDay <= date && date <= lastDay && isPlanned(employeeId, date) && !isLeft(employeeId, date);
    const taken = new Set(dates.filter(isTaken));
    if (taken.size === 0) continue;
    steps.push(...shortenedBy(item, taken, hotel.timeZone));
    done.daysOff += taken.size;
  }
  done.pinned = pinned.size;
  if (steps.length > mostCleared)
    throw invalid('last', `Up to ${mostCleared} items can be cleared at once. Choose fewer days or people.`);
  if (dryRun || steps.length === 0) return done;
  const changes = changesOf(steps, plan, hotel.timeZone);
  return { ...done, changed: await changePlan(tx, account, hotel, { way: 'cleared', changes, first, last }) };
}
