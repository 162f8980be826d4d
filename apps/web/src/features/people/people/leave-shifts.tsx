import type { ShiftsUnderLeave } from '@horae/contract/scheduling/plan-leave';
import { hotelToday } from '#platform/hotel-day';
import { Message } from '#ui/message';
import { SelectField } from '#ui/select-field';
import { leaveRecordWords } from './leave-record.words';
import { type Choices, listedFate, usualChoice, weeksOf } from './leave-shifts.rules';
import { fateOptions, LeaveWeek } from './leave-week';

interface LeaveShiftsProps {
  hotel: number;
  employee: number;
  shifts: ShiftsUnderLeave['shifts'];
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** From here on, all are decided at once as well. */
const many = 4;
/** For more, somebody is looked for one by one: each week of everybody has to be loaded. */
const mostGiven = 31;

/** The shifts on the days of a leave, and what becomes of each. */
export function LeaveShifts({ hotel, employee, shifts, choices, onChoose }: LeaveShiftsProps) {
  const say = leaveRecordWords.use();
  const choiceOf = (shift: (typeof shifts)[number]) => choices[shift.id] ?? usualChoice(shift, hotelToday());
  const fates = new Set(shifts.map((shift) => listedFate(choiceOf(shift))));
  const forAll = fates.size === 1 ? [...fates][0]! : '';
  const options = fateOptions().filter(({ value }) => value !== 'given' || shifts.length <= mostGiven);
  return (
    <div role="group" aria-label={say('shifts')} className="stack-2">
      <Message kind="info">{say('shifts.what', { count: shifts.length })}</Message>
      {shifts.length >= many && (
        <SelectField
          label={say('shifts.all')}
          value={forAll}
          options={[...(forAll === '' ? [{ value: '', label: say('shifts.each') }] : []), ...options]}
          onChange={(choice) => choice && onChoose(Object.fromEntries(shifts.map(({ id }) => [id, choice])))}
        />
      )}
      {weeksOf(shifts).map((week) => (
        <LeaveWeek
          key={week.monday}
          {...{ hotel, employee, week, choiceOf }}
          onChoose={(id, choice) => onChoose({ ...choices, [id]: choice })}
        />
      ))}
    </div>
  );
}
