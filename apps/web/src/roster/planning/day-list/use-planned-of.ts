import type { TemplateDepartment } from '@horae/contract/scheduling/shift-templates.contract';
import { useMemo } from 'react';
import type { LocalDays } from '../../model/local-days.rules';
import { openRowOf } from '../../model/open-rows.rules';
import type { Shift } from '../../model/shift.rules';
import { entryOf } from '../model/plan-items.rules';
import type { PlanEntry, PlanNow } from '../model/plan-now.rules';

/** The entry of the plan for a shift of the list; undefined where the account does not plan its person or place. */
export function usePlannedOf(
  planned: readonly TemplateDepartment[],
  now: PlanNow,
  days: LocalDays,
): (shift: Shift) => PlanEntry | undefined {
  return useMemo(() => {
    const reached = new Set(planned.flatMap(({ id, formerly }) => [id, ...formerly]));
    const rowsReached = new Set([...reached].map(openRowOf));
    const isReached = ({ employeeId, departmentId, start }: PlanEntry) => {
      const home = now.personOf(employeeId, days.dateOf(start))?.departmentId ?? null;
      return [departmentId, home].some((id) => id !== null && reached.has(id)) || rowsReached.has(employeeId);
    };
    return ({ id, employeeId, start, end }) => {
      const entry = entryOf(now, { id, from: employeeId, start, end });
      return entry && isReached(entry) ? entry : undefined;
    };
  }, [planned, now, days]);
}
