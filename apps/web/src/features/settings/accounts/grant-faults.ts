import { ApiError } from '#platform/api-error';
import type { GrantDraft } from './accounts.queries';

/** The errors in grants, by hotel and field. */
export type GrantFaults = Record<string, GrantFault>;

export interface GrantFault {
  unitIds?: string;
  departmentIds?: string;
  employeeId?: string;
}

/** The server's errors for the grants that were sent. */
export function faultsOf(error: unknown, sent: readonly GrantDraft[]): GrantFaults {
  const faults: GrantFaults = {};
  for (const { path, message } of error instanceof ApiError ? error.fields : []) {
    const [, index, field] = /^grants\.(\d+)\.(unitIds|departmentIds|employeeId)\b/.exec(path) ?? [];
    const hotel = sent[Number(index)]?.hotel;
    if (hotel !== undefined && field) faults[String(hotel)] = { ...faults[String(hotel)], [field]: message };
  }
  return faults;
}
