import type { Command } from '@horae/timeline';
import type { ShiftBar } from '../model/bars.rules';
import type { Board } from '../model/board.rules';
import type { GridRow } from '../model/rows.rules';
import type { RosterChecks } from '../use-roster-checks';

export type PlanCommand = Extract<Command<GridRow, ShiftBar>, { type: 'edit' | 'clear' | 'paste' | 'copy' }>;

/** What the calendar shows and obeys while somebody plans. */
export interface PlanView {
  board: Board;
  checks: RosterChecks;
  onCommand: (command: PlanCommand) => void;
}
