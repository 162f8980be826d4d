import type { PublicationPreview } from '@horae/contract/scheduling/planning.contract';
import { hourTypes } from '@horae/contract/scheduling/staff-columns';
import { netMinutes } from '@horae/working-time/worked-time';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { type HourlyRates, readHourlyRates } from '../../people/people/rates.reads';
import type { Days } from './plan-scope';

type Figures = Pick<PublicationPreview['people'][number], 'minutesBefore' | 'minutesAfter' | 'cost'>;

/** Works out the hours of a person in one plan and another, and for those who may see pay what they come to. */
export async function readPlanFigures(
  db: Database,
  { companyId, maySeePay }: GrantedHotel,
  employees: number[],
  days: Days,
): Promise<(employeeId: number, before: readonly PlannedItem[], after: readonly PlannedItem[]) => Figures> {
  const rates = maySeePay ? await readHourlyRates(db, companyId, employees) : null;
  return (employeeId, before, after) => {
    const own = (items: readonly PlannedItem[]) =>
      items.filter((item) => item.employeeId === employeeId && isWorkOn(item, days));
    const [was, will] = [own(before), own(after)];
    const rated = rates?.get(employeeId);
    return {
      minutesBefore: minutesOf(was),
      minutesAfter: minutesOf(will),
      cost: rates && {
        centsBefore: centsOf(was, rated),
        centsAfter: centsOf(will, rated),
        minutesWithoutRate: minutesOf(will.filter(({ firstDay }) => (rated?.rateOn(firstDay) ?? null) === null)),
      },
    };
  };
}

const minutesOfItem = ({ start, end, breakMinutes }: PlannedItem): number =>
  netMinutes({ start: start * 1000, end: end * 1000, breakMinutes });

const minutesOf = (items: readonly PlannedItem[]): number => items.reduce((sum, item) => sum + minutesOfItem(item), 0);

const centsOf = (items: readonly PlannedItem[], rates: HourlyRates | undefined): number =>
  items.reduce((sum, item) => {
    const rate = rates?.rateOn(item.firstDay) ?? 0;
    return sum + Math.round((minutesOfItem(item) * Math.round(rate * 100)) / 60);
  }, 0);

const isWorkOn = ({ allDay, type, firstDay }: PlannedItem, { first, last }: Days): boolean =>
  !allDay && hourTypes.includes(type) && firstDay >= first && firstDay <= last;
