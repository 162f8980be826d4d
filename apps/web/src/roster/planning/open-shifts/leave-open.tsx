import { IconUserMinus } from '@tabler/icons-react';
import type { LocalDays } from '../../model/local-days.rules';
import { BarButton } from '../bar-button';
import type { ChosenDays } from '../model/fill-days.rules';
import { changesOfOpening } from '../model/open-plan.rules';
import { shiftsOn } from '../model/shift-form.rules';
import { planningWords } from '../planning.words';
import type { PlanEdits } from '../use-plan-edits';
import { useOpenKey } from './use-open-key';

interface LeaveOpenProps {
  chosen: ChosenDays;
  edits: PlanEdits;
  days: LocalDays;
}

/** Takes the selected shifts from their people and leaves them to nobody; nothing where no person has one. */
export function LeaveOpen({ chosen, edits, days }: LeaveOpenProps) {
  const say = planningWords.use();
  const people = chosen.people.filter((id) => id > 0);
  const ofPeople = { people, dates: chosen.dates };
  const hasShifts = people.length > 0 && shiftsOn(edits.now, ofPeople, days).length > 0;

  function leave(): void {
    if (hasShifts) edits.change('moved', (now) => changesOfOpening(shiftsOn(now, ofPeople, days), now, days));
  }
  useOpenKey(leave);

  return (
    hasShifts && (
      <BarButton
        icon={IconUserMinus}
        label={say('open.leave')}
        data-tip={say('open.leave.hint')}
        data-keys="Alt O"
        onClick={leave}
      />
    )
  );
}
