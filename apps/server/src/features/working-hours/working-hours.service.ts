import type { WorkingHours, WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import type { Database } from '#platform/database';
import { hoursTree } from './hours-tree';
import { readPersonHours } from './person-hours';
import { readLabels } from './scope';
import { hourGrid } from './working-hours.rules';

/** The working hours of a hotel by column, for every node of the tree that the levels make. */
export async function sumWorkingHours(
  db: Database,
  timeZone: string,
  request: WorkingHoursRequest,
): Promise<WorkingHours> {
  const [people, labelOf] = await Promise.all([
    readPersonHours(db, timeZone, request),
    readLabels(db, request.hotel, request.levels),
  ]);
  const grid = hourGrid(request.dates, request.column);
  const { total, rows } = hoursTree(people, request, grid, labelOf);
  return {
    columns: grid.columns,
    hasDeclared: total.total.declared > 0,
    hasActual: total.total.actual > 0 || total.open > 0,
    total,
    rows,
  };
}
