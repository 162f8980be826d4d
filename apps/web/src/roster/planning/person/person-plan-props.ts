import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from '../../model/board.rules';
import type { EmployeeRow } from '../../model/rows.rules';
import type { RosterAddress } from '../../roster-address';
import type { RosterChecks } from '../../use-roster-checks';
import type { DepartmentCodes } from '../model/template-codes.rules';
import type { PlanEdits } from '../use-plan-edits';

export interface PersonPlanProps {
  hotel: number;
  row: EmployeeRow;
  /** The day that is open at first. */
  date: LocalDate;
  edits: PlanEdits;
  rules: PlanRules | undefined;
  checks: RosterChecks;
  board: Board;
  /** Of the days that are planned together. */
  address: RosterAddress;
  codesOf: (row: EmployeeRow, date: LocalDate) => DepartmentCodes;
  onClose: () => void;
}
