import type { PlanFilled } from '@horae/contract/scheduling/plan-fills';
import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { readListed } from '#roster/resources';
import { fillPlan, refuseLongRange } from '../planning/fill-plan.commands';
import { plannedCentres } from '../shifts/planned-places.reads';
import { seenWeek } from './template-weeks.service';
import { templateWeekItems } from './template-weeks.table';
import { daysLike } from './week-items.rules';

interface Applying {
  id: number;
  first: string;
  last: string;
  departments: readonly number[];
  employees: readonly number[];
  replace: boolean;
  dryRun: boolean;
}

/** Plans each day as the same weekday of a template week, as drafts and by one action. */
export async function applyWeek(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { id, first, last, departments, employees, replace, dryRun }: Applying,
): Promise<PlanFilled & { unknown: number }> {
  refuseLongRange({ first, last });
  const { reach } = await seenWeek(tx, hotel, id);
  const kept = await tx
    .select()
    .from(templateWeekItems)
    .where(and(eq(templateWeekItems.companyId, hotel.companyId), eq(templateWeekItems.weekId, id)));
  const everybody = await readListed(tx, hotel, {}, { first, last });
  const known = new Set(everybody.people.map(({ employeeId }) => employeeId));
  const filters = { departments: [...departments], employees: [...employees] };
  const asked = await readListed(tx, hotel, filters, { first, last });
  const chosen = new Set(asked.people.map(({ employeeId }) => employeeId));
  const unknown = new Set(kept.map(({ employeeId }) => employeeId).filter((one) => !known.has(one))).size;
  const isElsewhere = kept.some(({ workCentreId }) => workCentreId !== null);
  const open = isElsewhere ? await plannedCentres(tx, hotel, { first, last }) : [];
  const items = kept
    .filter(({ employeeId }) => chosen.has(employeeId))
    // A place that is closed by now, or in which the account does not plan: the person works at home.
    .map((item) =>
      Object.assign(item, {
        departmentId: openPlace(reach, item.departmentId),
        workCentreId: open.some(({ id }) => id === item.workCentreId) ? item.workCentreId : null,
      }),
    );
  const wanted = daysLike(items, datesFrom(first, daysBetween(first, last) + 1)).filter(
    ({ employeeId, day }) => departments.length === 0 || asked.isOn(employeeId, day),
  );
  const filled = await fillPlan(tx, account, hotel, { first, last, way: 'template', wanted, replace, dryRun });
  return { ...filled, unknown };
}

function openPlace(
  { departments, latestOf }: Awaited<ReturnType<typeof seenWeek>>['reach'],
  departmentId: number | null,
): number | null {
  if (departmentId === null) return null;
  const latest = latestOf(departmentId);
  return departments.some(({ id, mayAdd }) => id === latest && mayAdd) ? latest : null;
}
