import type { Loan, LoanFields, LoanHost } from '@horae/contract/loan';
import type { Person } from '@horae/contract/person';
import { and, eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { firstDayOff } from '#platform/employment.rules';
import { invalid, notFound } from '#platform/errors';
import { companies, departments } from '../organisation/organisation.table';
import { loans } from './loans.table';
import type { PeopleContext } from './people-context';
import { changePerson } from './person';

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

function refuseMisplaced(home: number, now: Person, loan: LoanFields, instead: string | undefined): void {
  const { firstDay, lastDay, hostHotel, hostDepartment } = loan;
  if (firstDay > lastDay) throw invalid('loan.lastDay', `It starts on ${firstDay}: choose that day or a later one.`);
  const off = firstDayOff(now, firstDay, lastDay);
  if (off !== null) {
    const field = off === firstDay ? 'loan.firstDay' : 'loan.lastDay';
    throw invalid(field, `${now.name} does not work here on ${off}: choose days within an employment.`);
  }
  const other = now.loans.find((one) => one.firstDay !== instead && one.firstDay <= lastDay && one.lastDay >= firstDay);
  if (other) {
    const field = other.firstDay <= firstDay ? 'loan.firstDay' : 'loan.lastDay';
    throw invalid(
      field,
      `${now.name} is on loan from ${other.firstDay} to ${other.lastDay}: choose other days, or change that loan.`,
    );
  }
  if (hostHotel !== home) return;
  if (hostDepartment === null) throw invalid('loan.hostDepartment', 'Choose a department, or another hotel.');
  const isHome = placesWithin(now, firstDay, lastDay).some(({ departmentId }) => departmentId === hostDepartment);
  if (isHome) throw invalid('loan.hostDepartment', `${now.name} already works there: choose another department.`);
}

/** The places where a person belongs on some of these days. */
function placesWithin({ places }: Person, firstDay: string, lastDay: string): Person['places'] {
  return places.filter(({ fromDay }, at) => {
    const next = places[at + 1]?.fromDay ?? null;
    return (fromDay === null || fromDay <= lastDay) && (next === null || next > firstDay);
  });
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
