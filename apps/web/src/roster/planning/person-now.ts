import type { Board } from '../model/board.rules';
import type { PlannedRow } from './plan-view';

/** A row as the board has it now: where somebody belongs may have arrived after their day was opened. */
export function personNow(board: Board, row: PlannedRow): PlannedRow {
  const resource = board.resources.find(({ employeeId }) => employeeId === row.id);
  return resource ? { ...row, resource } : row;
}
