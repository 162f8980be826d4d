import { useQuery } from '@tanstack/react-query';
import { mayCall } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import type { LocalDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { leaveDaysQuery } from './leave-days.queries';

interface LeaveDaysProps {
  shift: Shift;
  employee: number;
  days: LocalDays;
}

/** How many days of leave a leave takes, for those who may know it. */
export function LeaveDays({ shift, employee, days }: LeaveDaysProps) {
  const say = rosterWords.use();
  const hotel = useHotel();
  const isAdmin = mayCall(useStore(session), 'admin');
  // The server would refuse the others, and record it.
  const hasRight = hotel?.rights?.some((right) => right === 'approve' || right === 'plan' || right === 'payroll');
  const mayKnow = isAdmin || hasRight || hotel?.employeeId === employee;
  const [first, last] = [days.dateOf(shift.start), days.dateOf(shift.end - 1)];
  const { data } = useQuery({
    ...leaveDaysQuery(hotel?.ErpCompanyId ?? 0, employee, first, last),
    enabled: Boolean(mayKnow) && hotel !== null,
  });
  if (!data) return null;
  return <p className="quiet">{say('leaveDays', { count: data.days.length })}</p>;
}
