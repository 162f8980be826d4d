import { useQuery } from '@tanstack/react-query';
import { useHotel } from '#platform/hotel';
import { leaveWords } from '#ui/leave-kinds';
import { checksQuery } from '../roster-checks.queries';
import { awayText } from '../texts/shift-texts';

interface HourlyLeavesProps {
  employee: number;
  date: string;
}

/** The leaves by the hour of a day: `Parental leave, 10:00–12:00`. */
export function HourlyLeaves({ employee, date }: HourlyLeavesProps) {
  leaveWords.use();
  const hotel = useHotel();
  const { data } = useQuery({
    ...checksQuery(hotel?.ErpCompanyId ?? 0, date.slice(0, 7)),
    enabled: hotel !== null,
  });
  const own = data?.hourlyLeaves.filter(({ employeeId, day }) => employeeId === employee && day === date) ?? [];
  return own.map((leave) => <p key={leave.id}>{awayText(leave)}</p>);
}
