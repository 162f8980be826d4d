import { getTableColumns } from 'drizzle-orm';
import { companies } from '#features/people/organisation/organisation.table';
import { employeeContracts, employees, formerEmployments } from '#features/people/people/employees.table';
import { leaves } from '#features/scheduling/shifts/shifts.table';
import { timesheets as sheets, timesheetDeltas } from '#features/time/timesheets/timesheets.table';
import type { Derived } from '../derived';
import { readToShowSheets, timesheets } from './timesheets';
import { changedRows, thePerson } from './windows';

/** Read from everything a time sheet is computed from, and from when employment began. */
export const balances: Derived = {
  name: 'balances',
  is: 'The balances of a person: the average week against its limit, and annual leave earned, taken and left.',
  workedOut: 'Calculated on request; nothing is stored.',
  effect: 'none',
  keeps: [],
  untracked: [
    ...readToShowSheets,
    {
      columns: [companies.name, companies.mark, companies.dayAttribution],
      because: 'They are read with the hotels of an account.',
    },
    {
      columns: Object.values(getTableColumns(sheets)),
      because: 'The state of the sheet is shown with the person; the balances do not use it.',
    },
    {
      columns: [timesheetDeltas.companyId, timesheetDeltas.timesheetId, timesheetDeltas.foundAt],
      because: 'They are counted separately from the sheet.',
    },
  ],
  sources: [
    ...timesheets.sources,
    {
      table: employees,
      columns: [employees.firstDay, employees.lastDay],
      touches: thePerson(changedRows(employees).companyId, changedRows(employees).id),
    },
    {
      table: formerEmployments,
      columns: [formerEmployments.employeeId, formerEmployments.firstDay, formerEmployments.lastDay],
      touches: thePerson(changedRows(formerEmployments).companyId, changedRows(formerEmployments).employeeId),
    },
    {
      table: employeeContracts,
      columns: [employeeContracts.daysPerWeek],
      touches: thePerson(changedRows(employeeContracts).companyId, changedRows(employeeContracts).employeeId),
    },
    {
      table: leaves,
      columns: [leaves.firstDay, leaves.lastDay],
      touches: thePerson(changedRows(leaves).companyId, changedRows(leaves).employeeId),
    },
  ],
};
