import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import type { Searchable } from '../../derived/derived';
import { foundRow, nobody, nothing } from '../../derived/search/found-row';
import { companies } from './organisation/organisation.table';
import { employees } from './people/employees.table';

const hotel = foundRow(companies);
const employee = foundRow(employees);

export const searchables: readonly Searchable[] = [
  {
    kind: 'hotel',
    access: staffTimelineContract.month.access,
    link: () => '/staff-timeline',
    table: companies,
    columns: [companies.name],
    company: sql`${hotel.companyId}`,
    account: nobody,
    record: sql`${hotel.companyId}`,
    title: sql`${hotel.name}`,
    note: sql`${hotel.companyId}::text`,
    place: nothing,
    body: nothing,
  },
  {
    kind: 'employee',
    access: staffTimelineContract.month.access,
    link: (id) => `/staff-timeline?emp=${id}`,
    table: employees,
    columns: [
      employees.name,
      employees.nameGreek,
      employees.nameLatin,
      employees.jobTitle,
      employees.code,
      employees.email,
    ],
    company: sql`${employee.companyId}`,
    account: nobody,
    record: sql`${employee.id}`,
    title: sql`${employee.name}`,
    note: sql`${employee.jobTitle}`,
    place: nothing,
    body: sql`concat_ws(' ', ${employee.nameGreek}, ${employee.nameLatin}, ${employee.code}, ${employee.email})`,
    untracked: [
      {
        columns: [employees.phone],
        because: 'The search is open to everybody of the hotel, the list of people is not.',
      },
    ],
  },
];
