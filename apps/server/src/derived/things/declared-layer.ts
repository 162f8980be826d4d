import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { declarations } from '#features/declarations/declarations/declarations.table';
import { companies } from '#features/people/organisation/organisation.table';
import { employees, formerEmployments } from '#features/people/people/employees.table';
import { declaredFreeDays, shifts } from '#features/scheduling/shifts/shifts.table';
import type { Derived } from '../derived';
import { changedRows, thePerson, touched } from './windows';

const declaration = alias(declarations, 'declaration');

export const declaredLayer: Derived = {
  name: 'declared layer',
  is: 'What the calendars show as declared: the shifts and free days of every message that the state has accepted.',
  workedOut:
    'Updated in the transaction that stores the receipt; weekly schedules are extended before they run out, and adjusted soon after days of employment change.',
  effect: 'due',
  keeps: [shifts, declaredFreeDays],
  only: sql`exists (select from ${declarations} ${declaration} where ${declaration.companyId} = ${touched.companyId}
    and ${declaration.employeeId} = ${touched.employeeId} and ${declaration.kind} = 'weeklySchedule' and ${declaration.state} = 'accepted')`,
  followedByHand: [
    {
      table: declarations,
      columns: [declarations.employeeId, declarations.kind, declarations.state, declarations.firstDay],
      by: 'the transaction that stores the receipt (`accept.ts`)',
    },
  ],
  untracked: [
    { columns: [companies.timeZone], because: 'An accepted declaration keeps the instants it was accepted with.' },
  ],
  sources: [
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
  ],
};
