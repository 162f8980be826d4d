import type { ShiftsUnderLeave } from '@horae/contract/scheduling/plan-leave';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { Message } from '#ui/message';
import { SelectField } from '#ui/select-field';
import { leaveRecordWords } from './leave-record.words';
import { type Choices, usualChoice } from './leave-shifts.rules';

interface LeaveShiftsProps {
  under: ShiftsUnderLeave;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** From here on, all are decided at once as well. */
const many = 4;

/** The shifts on the days of a leave, and what becomes of each. */
export function LeaveShifts({ under: { shifts, people }, choices, onChoose }: LeaveShiftsProps) {
  const say = leaveRecordWords.use();
  const options = [
    { value: 'open', label: say('shifts.open') },
    { value: 'off', label: say('shifts.off') },
    ...people.map(({ employeeId, name }) => ({ value: String(employeeId), label: say('shifts.to', { name }) })),
  ];
  const choiceOf = (shift: (typeof shifts)[number]) => choices[shift.id] ?? usualChoice(shift, hotelToday());
  const chosen = new Set(shifts.map(choiceOf));
  const forAll = chosen.size === 1 ? [...chosen][0]! : '';
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
      {shifts.map((shift) => (
        <SelectField
          key={shift.id}
          label={say('shifts.shift', {
            day: formatDate(shift.start.slice(0, 10)),
            from: shift.start.slice(11, 16),
            to: shift.end.slice(11, 16),
          })}
          value={choiceOf(shift)}
          options={options}
          onChange={(choice) => onChoose({ ...choices, [shift.id]: choice })}
        />
      ))}
    </div>
  );
}
