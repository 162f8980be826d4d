import type { Loan, LoanFields, LoanHost } from '@horae/contract/loan';
import type { Person } from '@horae/contract/person';
import { and, eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { companies, departments } from '../organisation/organisation.table';
import { changePerson } from './change-person';
import { loans } from './loans.table';
import type { PeopleContext } from './people-context';
import { refuseMisplaced } from './refuse-misplaced-loan';

/** Adds a loan, or changes the one that begins on `instead`. `host` is the hotel that the account names as host. */
export const setLoan = (
  db: Database,
  context: PeopleContext,
  id: number,
  host: GrantedHotel,
  fields: LoanFields,
  instead: string | undefined,
  check: (now: Person) => void,
): Promise<Person> =>
  changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const current = instead === undefined ? undefined : loanFrom(now, instead);
      refuseMisplaced(context.hotel.companyId, now, fields, instead);
      const loan: Loan = { ...fields, ...(await nameHost(tx, host, fields)) };
      const row = { ...loan, companyId: context.hotel.companyId, employeeId: id };
      if (!current) {
        await tx.insert(loans).values(row);
        return { object: 'loan', action: 'add', after: inWords(loan) };
      }
      if (JSON.stringify(inWords(current)) === JSON.stringify(inWords(loan)) && isSameHost(current, loan)) return null;
      await tx
        .update(loans)
        .set(row)
        .where(beginsOn(context, id, current.firstDay));
      return { object: 'loan', before: inWords(current), after: inWords(loan) };
    },
    check,
  );

/** Removes a loan, as if it had never been agreed. */
export const removeLoan = (
  db: Database,
  context: PeopleContext,
  id: number,
  firstDay: string,
  check: (now: Person) => void,
): Promise<Person> =>
  changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const before = loanFrom(now, firstDay);
      await tx.delete(loans).where(beginsOn(context, id, firstDay));
      return { object: 'loan', action: 'remove', before: inWords(before) };
    },
    check,
  );

function loanFrom(person: Person, firstDay: string): Loan {
  const found = person.loans.find((one) => one.firstDay === firstDay);
  if (!found) throw notFound('Loan');
  return found;
}

async function nameHost(
  tx: Database,
  { companyId }: GrantedHotel,
  { hostDepartment, payer, lastDay }: LoanFields,
): Promise<LoanHost> {
  const [hotel] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.companyId, companyId));
  const host = { hostHotel: companyId, hostHotelName: hotel?.name ?? '', payer };
  if (hostDepartment === null) return { ...host, hostDepartment, hostDepartmentName: '' };
  const [department] = await tx
    .select({ name: departments.name, closedFrom: departments.closedFrom })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, hostDepartment)))
    .for('share');
  if (!department) throw invalid('loan.hostDepartment', 'Choose a department in this hotel.');
  const { name, closedFrom } = department;
  if (closedFrom !== null && closedFrom <= lastDay)
    throw invalid('loan.hostDepartment', `${name} is closed from ${closedFrom}: choose another one, or earlier days.`);
  return { ...host, hostDepartment, hostDepartmentName: name };
}

const isSameHost = (one: LoanHost, other: LoanHost) =>
  one.hostHotel === other.hostHotel && one.hostDepartment === other.hostDepartment;

/** What the history says about a loan. */
const inWords = ({ firstDay, lastDay, hostHotelName, hostDepartmentName, payer, agreement }: Loan) => ({
  firstDay,
  lastDay,
  hostHotel: hostHotelName,
  hostDepartment: hostDepartmentName,
  payer,
  agreement,
});

const beginsOn = ({ hotel }: PeopleContext, employeeId: number, firstDay: string) =>
  and(eq(loans.companyId, hotel.companyId), eq(loans.employeeId, employeeId), eq(loans.firstDay, firstDay));
