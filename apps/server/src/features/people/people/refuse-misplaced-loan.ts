import type { LoanFields } from '@horae/contract/loan';
import type { Person } from '@horae/contract/person';
import { firstDayOff } from '#platform/employment.rules';
import { invalid } from '#platform/errors';

export function refuseMisplaced(home: number, now: Person, loan: LoanFields, instead: string | undefined): void {
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
