import { lazy } from 'react';
import { formatDate } from '#platform/format-date';
import { Part } from '#ui/part';
import { SelectField } from '#ui/select-field';
import { leaveRecordWords } from './leave-record.words';
import { listedFate, takerOf, type WeekOfShifts } from './leave-shifts.rules';

const LeaveCover = lazy(() =>
  import('../../../roster/planning/leave-cover/leave-cover').then((m) => ({ default: m.LeaveCover })),
);

interface LeaveWeekProps {
  hotel: number;
  employee: number;
  week: WeekOfShifts;
  choiceOf: (shift: WeekOfShifts['shifts'][number]) => string;
  onChoose: (id: number, choice: string) => void;
}

/** The shifts of a week under a leave; for those to be given, who could take them. */
export function LeaveWeek({ hotel, employee, week: { monday, shifts }, choiceOf, onChoose }: LeaveWeekProps) {
  const say = leaveRecordWords.use();
  const given = shifts.flatMap((shift) => {
    const to = takerOf(choiceOf(shift));
    return to === undefined ? [] : [{ id: shift.id, to }];
  });
  return (
    <>
      {shifts.map((shift) => (
        <SelectField
          key={shift.id}
          label={say('shifts.shift', {
            day: formatDate(shift.start.slice(0, 10)),
            from: shift.start.slice(11, 16),
            to: shift.end.slice(11, 16),
          })}
          value={listedFate(choiceOf(shift))}
          options={fateOptions()}
          onChange={(choice) => onChoose(shift.id, choice)}
        />
      ))}
      {given.length > 0 && (
        <Part>
          <LeaveCover
            {...{ hotel, employee, monday, given }}
            onChoose={(id, to) => onChoose(id, to === null ? 'open' : String(to))}
          />
        </Part>
      )}
    </>
  );
}

export function fateOptions() {
  const { say } = leaveRecordWords;
  return (['open', 'off', 'given'] as const).map((value) => ({ value, label: say(`shifts.${value}`) }));
}
