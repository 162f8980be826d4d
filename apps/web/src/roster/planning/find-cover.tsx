import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import { IconUserSearch } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Part } from '#ui/part';
import type { Board } from '../model/board.rules';
import type { RosterAddress } from '../roster-address';
import { BarButton } from './bar-button';
import { absentDates, shiftsUnderAbsence } from './model/absence-shifts.rules';
import { shiftsToCover } from './model/cover.rules';
import type { ChosenDays } from './model/fill-days.rules';
import { LeaveOpen } from './open-shifts/leave-open';
import { planningWords } from './planning.words';
import type { PlanEdits } from './use-plan-edits';

const CoverDialog = lazy(() => import('./cover-dialog').then((m) => ({ default: m.CoverDialog })));

interface FindCoverProps {
  hotel: number;
  chosen: ChosenDays;
  edits: PlanEdits;
  /** Undefined until they are loaded. */
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
}

/** Opens the list of people who could take the selected shifts of one person, or those under a leave; nothing where there are none. */
export function FindCover({ hotel, chosen: { people, dates }, edits, rules, board, address }: FindCoverProps) {
  const say = planningWords.use();
  const [asked, setAsked] = useState<{ employee: number; dates: readonly LocalDate[]; isAbsent: boolean }>();
  const employee = people.length === 1 ? people[0]! : undefined;
  const absence = { now: edits.now, board, days: address.days, dates: address.range.dates };
  const absent = employee === undefined ? [] : absentDates(employee, dates, absence);
  const isAbsent = absent.length > 0 && dates.every((date) => absent.includes(date));
  const hasShifts =
    rules !== undefined &&
    employee !== undefined &&
    (isAbsent ? shiftsUnderAbsence(employee, dates, absence) : shiftsToCover(employee, dates, absence)).length > 0;
  return (
    <>
      <LeaveOpen chosen={{ people, dates }} edits={edits} days={address.days} />
      {hasShifts && (
        <BarButton icon={IconUserSearch} label={say('cover')} onClick={() => setAsked({ employee, dates, isAbsent })} />
      )}
      {asked && rules && (
        <Part>
          <CoverDialog {...asked} {...{ hotel, edits, rules, board, address }} onClose={() => setAsked(undefined)} />
        </Part>
      )}
    </>
  );
}
