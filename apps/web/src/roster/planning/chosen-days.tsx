import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { netMinutes } from '@horae/working-time/worked-time';
import type { Board } from '../model/board.rules';
import { isOpenRow } from '../model/open-rows.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { hoursCell } from '../texts/hour-texts';
import { findingText } from '../texts/shift-texts';
import type { RosterChecks } from '../use-roster-checks';
import { MendMenu } from './mend-menu';
import { findingsOn } from './model/checks-with-drafts.rules';
import { awayOf } from './model/day-text.rules';
import { type ChosenDays as Chosen, chosenCells } from './model/fill-days.rules';
import { unpaidOf } from './model/plan-now.rules';
import { entriesOn } from './model/replace-day.rules';
import type { Pins } from './notes/use-pins';
import { planningWords } from './planning.words';
import { SwapDays } from './swap/swap-days';
import type { PlanEdits } from './use-plan-edits';

interface ChosenDaysProps {
  chosen: Chosen;
  edits: PlanEdits;
  /** The same edits, with a text that is shown once a change is saved. */
  reported: (text: string) => PlanEdits;
  rules: PlanRules | undefined;
  checks: RosterChecks;
  board: Board;
  address: RosterAddress;
  pins: Pins;
}

/** What is selected on the grid, and what can be done with it besides keys; of a single day, what is wrong with it. */
export function ChosenDays({ chosen, edits, reported, rules, checks, board, address, pins }: ChosenDaysProps) {
  const say = planningWords.use();
  const { days } = address;
  const { people, dates, cells } = chosen;
  if (people.length === 0) return null;
  if (people.length === 1 && dates.length === 1) {
    const found = findingsOn(checks, people[0]!, dates[0]!);
    const text = found.map(findingText).join(' ');
    return (
      <>
        <span role="status" className="ellipsis" data-tip={text}>
          {text}
        </span>
        {found.length > 0 && rules && !isOpenRow(people[0]!) && (
          <MendMenu {...{ found, edits, rules, board, address }} employee={people[0]!} />
        )}
      </>
    );
  }
  const planned = chosenCells(chosen).flatMap(({ employee, date }) => entriesOn(edits.now, employee, date, days));
  const minutes = planned
    .filter(({ typeOfShift }) => !awayOf(typeOfShift))
    .reduce((sum, entry) => sum + netMinutes({ ...entry, breakMinutes: unpaidOf(entry, rules, days.zone) }), 0);
  return (
    <>
      <span role="status" className="ellipsis">
        {cells
          ? say('chosen.cells', {
              days: say('chosen.days', { count: cells.length }),
              hours: hoursCell(minutes, rosterWords.say),
            })
          : say('chosen', {
              people: say('chosen.people', { count: people.filter((id) => !isOpenRow(id)).length }),
              days: say('chosen.days', { count: dates.length }),
              hours: hoursCell(minutes, rosterWords.say),
            })}
      </span>
      <SwapDays {...{ chosen, edits, reported, rules, board, address, pins }} />
    </>
  );
}
