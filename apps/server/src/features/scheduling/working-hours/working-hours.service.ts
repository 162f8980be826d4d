import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import type { WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hoursTree } from './hours-tree';
import { readHours } from './read-hours';
import { readLabels } from './scope';
import { hourGrid } from './working-hours.rules';

/** The working hours of a hotel by column, for every node of the tree that the levels form. */
export async function sumWorkingHours(
  db: Database,
  granted: GrantedHotel,
  request: WorkingHoursRequest,
): Promise<WorkingHours> {
  const grid = hourGrid(request.dates, request.column);
  const [nodes, labelOf] = await Promise.all([
    readHours(db, granted, request, grid),
    readLabels(db, request.hotel, request.levels),
  ]);
  const { total, rows } = hoursTree(nodes, request, grid.columns.length, labelOf);
  return {
    columns: grid.columns,
    hasDeclared: total.total.declared > 0,
    hasActual: total.total.actual > 0 || total.open > 0,
    total,
    rows,
  };
}
