import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import type { RosterChecks } from '../../use-roster-checks';
import type { DayPlanView } from './day-plan-view';

/** The unit whose people are listed. */
export interface PlannedUnit {
  bu: number | null;
  ou: number | null;
}

export interface DayPlanProps {
  hotel: number;
  date: LocalDate;
  board: Board;
  checks: RosterChecks;
  /** Of the days that are planned together. */
  address: RosterAddress;
  unit: PlannedUnit;
  /** Those who are listed, in that order. */
  listed: readonly StaffResource[];
  /** All people of the unit. */
  people: readonly number[];
  /** The departments of the people who are listed. */
  departments: readonly number[];
  onView: (view: DayPlanView | undefined) => void;
}
