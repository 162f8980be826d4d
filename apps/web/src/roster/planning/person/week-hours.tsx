import { netMinutes } from '@horae/working-time/worked-time';
import { contractDifference } from '../../model/totals.rules';
import { rosterWords } from '../../roster.words';
import { hoursCell } from '../../texts/hour-texts';
import { awayOf } from '../model/day-text.rules';
import { unpaidOf } from '../model/plan-now.rules';
import { entriesOn } from '../model/replace-day.rules';
import { personPlanWords } from './person-plan.words';
import type { PersonPlanProps } from './person-plan-props';

/** What the days come to, beside the contract. */
export function WeekHours({
  row,
  edits,
  rules,
  address,
}: Pick<PersonPlanProps, 'row' | 'edits' | 'rules' | 'address'>) {
  const say = personPlanWords.use();
  const sayRoster = rosterWords.use();
  const { range, days } = address;
  const minutes = range.dates
    .flatMap((date) => entriesOn(edits.now, row.id, date, days))
    .filter(({ typeOfShift }) => !awayOf(typeOfShift))
    .reduce((sum, entry) => sum + netMinutes({ ...entry, breakMinutes: unpaidOf(entry, rules, days.zone) }), 0);
  const difference = contractDifference(minutes, row.resource.weeklyHours, range.dates.length);
  const hours = hoursCell(minutes, sayRoster);
  return (
    <p role="status">
      {difference === null
        ? say('hours', { hours })
        : say('hours.ofContract', { hours, contract: hoursCell(minutes - difference, sayRoster) })}
    </p>
  );
}
