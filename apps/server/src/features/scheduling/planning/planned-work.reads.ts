import { and, eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { employedWithin } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { readLentTo } from '../../people/people/loans.reads';
import { readHourlyRates } from '../../people/people/rates.reads';
import { readOwnPlaces } from '../shifts/own-places.reads';
import { readPublished } from '../shifts/planned-items.reads';
import { draftsOn } from './drafts.store';
import { readOpenOn } from './open-shifts.store';
import { withAnyDrafts } from './plan-clashes.rules';
import { figuresOf, isWorkOn, type PlanFigures } from './plan-figures.rules';
import type { Days } from './plan-scope';

/** Planned work in a department on the day on which it begins; the cost is for those alone who may see pay. */
export interface PlannedWork extends PlanFigures {
  departmentId: number;
  day: string;
}

/**
 * The work of the plan with drafts and open shifts in these departments, also of people who belong elsewhere; on the days
 * of a loan within the hotel it is the host's.
 */
export async function readPlannedWork(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
  isChosen: (departmentId: number) => boolean,
): Promise<PlannedWork[]> {
  refuseWithoutPlanning(hotel);
  const { companyId } = hotel;
  const people = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), employedWithin(employees, days.first, days.last)));
  const ids = people.map(({ id }) => id);
  const published = [...(await readPublished(db, hotel, ids, days)), ...(await readOpenOn(db, hotel, days))];
  const plan = withAnyDrafts(published, await draftsOn(db, companyId, days));
  // A draft of somebody who has left waits where nobody sees it.
  const employed = new Set(ids);
  const work = plan.filter((item) => isWorkOn(item, days) && (!hasPerson(item) || employed.has(item.employeeId)));
  const ownOf = new Map<string, number>();
  const atHome = work.filter(hasPerson).filter(({ departmentId }) => departmentId === null);
  const wanted = [...new Map(atHome.map((item) => [keyOf(item), { employeeId: item.employeeId, day: item.firstDay }]))];
  const own = await readOwnPlaces(
    db,
    companyId,
    wanted.map(([, one]) => one),
  );
  for (const [at, [key]] of wanted.entries()) ownOf.set(key, own[at]?.departmentId ?? 0);
  const lentTo = await readLentTo(db, companyId, ids, days);
  const hostOf = (item: AnyItem) => (hasPerson(item) ? lentTo(item.employeeId, item.firstDay) : undefined);
  const placed = work
    .map((item) => ({ item, departmentId: hostOf(item) ?? item.departmentId ?? ownOf.get(keyOf(item)) ?? 0 }))
    .filter(({ departmentId }) => isChosen(departmentId));
  const whose = [...new Set(placed.flatMap(({ item }) => item.employeeId ?? []))];
  const rates = hotel.maySeePay ? await readHourlyRates(db, companyId, whose) : undefined;
  return placed.map(({ item, departmentId }) => {
    const figures = figuresOf(item, item.employeeId === null ? undefined : rates?.get(item.employeeId));
    return Object.assign(figures, { departmentId, day: item.firstDay });
  });
}

const keyOf = ({ employeeId, firstDay }: { employeeId: number | null; firstDay: string }) =>
  `${employeeId} ${firstDay}`;
