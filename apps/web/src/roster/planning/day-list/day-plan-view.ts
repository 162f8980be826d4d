import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ReactNode } from 'react';
import type { Board } from '../../model/board.rules';
import type { Shift } from '../../model/shift.rules';
import type { RosterChecks } from '../../use-roster-checks';

/** A shift of the list: `key` is that of its row. */
export interface PlannedShift {
  key: string;
  shift: Shift;
  resource: StaffResource;
}

/** What the list of a day shows to whoever may plan there. */
export interface DayPlanView {
  /** With its drafts, and with the open shifts of the departments that are listed. */
  board: Board;
  checks: RosterChecks;
  /** The times of a row, to be typed; the times alone where the account does not plan. */
  timesOf: (listed: PlannedShift) => ReactNode;
  /** The menu of a shift; nothing where the account does not plan. */
  menuOf: (shift: Shift, name: string) => ReactNode;
  /** What a person wishes of the day. */
  wishesOf: (employee: number) => ReactNode;
}
