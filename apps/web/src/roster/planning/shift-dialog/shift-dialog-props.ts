import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import type { Edited } from '../model/shift-form.rules';
import type { PlanEdits } from '../use-plan-edits';

export interface ShiftDialogProps {
  hotel: number;
  /** What can be changed; the first one is shown. */
  choices: readonly Edited[];
  /** The other days on which a new shift is planned, too. */
  repeat: readonly LocalDate[];
  edits: PlanEdits;
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
  onClose: () => void;
}
