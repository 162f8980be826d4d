import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { readHourlyRates } from '../../people/people/rates.reads';
import { figuresOf, isWorkOn, sumOfFigures } from './plan-figures.rules';
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
    const rated = rates?.get(employeeId);
    const sum = (items: readonly PlannedItem[]) =>
      sumOfFigures(
        items
          .filter((item) => item.employeeId === employeeId && isWorkOn(item, days))
          .map((item) => figuresOf(item, rated)),
      );
    const [was, will] = [sum(before), sum(after)];
    return {
      minutesBefore: was.minutes,
      minutesAfter: will.minutes,
      cost: rates && {
        centsBefore: was.cents,
        centsAfter: will.cents,
        minutesWithoutRate: will.minutesWithoutRate,
      },
    };
  };
}
