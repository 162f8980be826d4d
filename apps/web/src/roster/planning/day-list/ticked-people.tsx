import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { IconClipboard, IconCopy, IconCut, IconEraser } from '@tabler/icons-react';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import type { RosterChecks } from '../../use-roster-checks';
import { BarButton } from '../bar-button';
import { ChosenDays } from '../chosen-days';
import { FindCover } from '../find-cover';
import type { ChosenDays as Chosen } from '../model/fill-days.rules';
import type { Pins } from '../notes/use-pins';
import { planKeyWords } from '../plan-keys.words';
import { EditShift } from '../shift-dialog/edit-shift';
import type { DayHands } from '../use-day-hands';
import type { PlanEdits } from '../use-plan-edits';
import { writeCopied } from '../write-copied';
import { dayPlanWords } from './day-plan.words';
import styles from './ticked-people.module.css';

interface TickedPeopleProps {
  hotel: number;
  chosen: Chosen;
  hands: DayHands;
  edits: PlanEdits;
  reported: (text: string) => PlanEdits;
  rules: PlanRules | undefined;
  checks: RosterChecks;
  board: Board;
  address: RosterAddress;
  pins: Pins;
}

/** What can be done with the people who are selected in the list, as with days that are selected in the plan. */
export function TickedPeople({ hands, reported, checks, pins, ...plan }: TickedPeopleProps) {
  const say = dayPlanWords.use();
  const sayKeys = planKeyWords.use();
  const { chosen } = plan;
  const { copiedText } = hands;
  return (
    <div className={styles.ticked} role="group" aria-label={say('ticked')}>
      <ChosenDays {...plan} {...{ reported, checks, pins }} />
      <FindCover {...plan} />
      <EditShift {...plan} />
      <BarButton icon={IconCopy} label={sayKeys('menu.copy')} onClick={() => hands.copy(chosen, false, writeCopied)} />
      <BarButton icon={IconCut} label={sayKeys('menu.cut')} onClick={() => hands.copy(chosen, true, writeCopied)} />
      {copiedText !== undefined && (
        <BarButton icon={IconClipboard} label={sayKeys('menu.paste')} onClick={() => hands.paste(chosen, copiedText)} />
      )}
      <BarButton icon={IconEraser} label={say('remove')} onClick={() => hands.empty(chosen)} />
    </div>
  );
}
