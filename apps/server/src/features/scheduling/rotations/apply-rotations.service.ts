import type { PlanFilled } from '@horae/contract/scheduling/plan-fills';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { noPlace } from '#roster/planned-item';
import { readListed } from '#roster/resources';
import { fillPlan, refuseLongRange, type WantedDay } from '../planning/fill-plan.commands';
import { dayOfPattern, resolvedDays } from './rotation.rules';
import { lockRotations, readAssignments } from './rotations.store';

interface Applying {
  first: string;
  last: string;
  departments: readonly number[];
  employees: readonly number[];
  replace: boolean;
  dryRun: boolean;
}

/** Plans the days of people by their patterns, as drafts and by one action. */
export async function applyRotations(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { first, last, departments, employees, replace, dryRun }: Applying,
): Promise<PlanFilled> {
  refuseLongRange({ first, last });
  const { rows, templates } = await lockRotations(tx, hotel);
  const daysOf = new Map(rows.map(({ id, days }) => [id, resolvedDays(days, (one) => templates.get(one)?.times)]));
  const filters = { departments: [...departments], employees: [...employees] };
  const { people, isOn } = await readListed(tx, hotel, filters, { first, last });
  const ids = people.map(({ employeeId }) => employeeId);
  const assignments = await readAssignments(tx, hotel.companyId, ids, first);
  const dates = datesFrom(first, daysBetween(first, last) + 1);
  const wanted = assignments.flatMap(({ employeeId, patternId, ...turn }) => {
    const pattern = daysOf.get(patternId)!;
    return dates.flatMap((day): WantedDay[] => {
      if (departments.length > 0 && !isOn(employeeId, day)) return [];
      const at = dayOfPattern(turn, pattern.length, day);
      const planned = at === undefined ? undefined : pattern[at]!;
      if (!planned || (!planned.isOff && planned.work.length === 0)) return [];
      const isSplit = planned.work.length > 1;
      const work = planned.work.map(({ startMinute, endMinute, breakMinutes, type, skill }) => ({
        startMinute,
        endMinute,
        breakMinutes,
        type: isSplit && type === 'Regular' ? ('Split' as const) : type,
        ...noPlace,
        skill: skill || null,
      }));
      return [{ employeeId, day, isOff: planned.isOff, work }];
    });
  });
  if (wanted.length > mostDays)
    throw invalid('last', `Up to ${mostDays} days of people can be planned at once. Choose fewer days or people.`);
  return fillPlan(tx, account, hotel, { first, last, way: 'pattern', wanted, replace, dryRun });
}

/** About a month of a thousand people. */
const mostDays = 30_000;
