import { sql } from 'drizzle-orm';
import { companies } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import type { Searchable } from '../derived';
import { foundRow, nobody, nothing } from './found-row';

const hotel = foundRow(companies);
const employee = foundRow(employees);

export const peopleAndHotels: readonly Searchable[] = [
  {
    kind: 'hotel',
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
