import type { RotationAssignment } from '@horae/contract/scheduling/rotation-rows';
import type { AssignmentRow } from './rotations.store';

/** What a person reads of an assignment. */
export function shownAssignment(row: AssignmentRow, name: string): RotationAssignment {
  const { id, version, employeeId, patternId, firstDay, lastDay, startDay } = row;
  return { id, version, employeeId, name, patternId, firstDay, lastDay, startDay };
}
