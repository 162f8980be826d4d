import { personTexts } from '@horae/contract/people/person-fields';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import type { Searchable } from '../../derived/derived';
import { foundRow, nobody, nothing } from '../../derived/search/found-row';
import { companies } from './organisation/organisation.table';
import { employees } from './people/employees.table';

const hotel = foundRow(companies);
const employee = foundRow(employees);
const sought = personTexts.filter(({ isSought }) => isSought);
/** Searched fields that a hit does not show. */
const soughtBeside = sought
  .filter(({ name }) => !['surname', 'firstName', 'jobTitle'].includes(name))
  .map(({ name }) => sql`${employee[name]}`);

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
    link: (id) => `/staff-timeline?find=${id}`,
    table: employees,
    columns: [employees.name, ...sought.map(({ name }) => employees[name])],
    company: sql`${employee.companyId}`,
    account: nobody,
    record: sql`${employee.id}`,
    title: sql`${employee.name}`,
    note: sql`${employee.jobTitle}`,
    place: nothing,
    body: sql`concat_ws(' ', ${sql.join(soughtBeside, sql`, `)})`,
    untracked: [
      {
        columns: personTexts.filter(({ isSought }) => !isSought).map(({ name }) => employees[name]),
        because: 'The search is open to everybody of the hotel, the list of people is not.',
      },
    ],
  },
];
