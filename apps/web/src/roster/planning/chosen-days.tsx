import { netMinutes } from '@horae/working-time/worked-time';
import { Button } from '#ui/button';
import type { LocalDays } from '../model/local-days.rules';
import { rosterWords } from '../roster.words';
import { hoursCell } from '../texts/hour-texts';
import { awayOf } from './model/day-text.rules';
import { type ChosenDays as Chosen, swappedDays } from './model/fill-days.rules';
import { entriesOn, replaceDays } from './model/replace-day.rules';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

interface ChosenDaysProps {
  chosen: Chosen;
  edits: PlanEdits;
  days: LocalDays;
}

/** What is selected on the grid, and what can be done with it besides keys; nothing for a single day. */
export function ChosenDays({ chosen, edits, days }: ChosenDaysProps) {
  const say = planningWords.use();
  const { people, dates } = chosen;
  if (people.length === 0) return null;
  const planned = people.flatMap((employee) => dates.flatMap((date) => entriesOn(edits.now, employee, date, days)));
  const minutes = planned
    .filter(({ typeOfShift }) => !awayOf(typeOfShift))
    .reduce((sum, { start, end, breakMinutes }) => sum + netMinutes({ start, end, breakMinutes }), 0);
  return (
    <>
      <span role="status">
        {say('chosen', {
          people: say('chosen.people', { count: people.length }),
          days: say('chosen.days', { count: dates.length }),
          hours: hoursCell(minutes, rosterWords.say),
        })}
      </span>
      {people.length === 2 && (
        <Button
          title={say('swap.hint')}
          onClick={() => edits.change('moved', (now) => replaceDays(now, swappedDays(now, chosen, days), days))}
        >
          {say('swap')}
        </Button>
      )}
    </>
  );
}
