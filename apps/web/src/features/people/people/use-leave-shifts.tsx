import { longestLeave } from '@horae/contract/scheduling/plan-leave';
import { daysBetween } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import type { LeaveValues } from './leave-record';
import { LeaveShifts } from './leave-shifts';
import { type Choices, decisionsOf } from './leave-shifts.rules';
import { shiftsUnderLeaveQuery } from './person-leaves.queries';

interface ShiftsOfLeave {
  isLoading: boolean;
  error: unknown;
  /** What becomes of each shift; undefined where there are neither shifts nor days off, which make room. */
  decided: ReturnType<typeof decisionsOf> | undefined;
  /** Whether somebody takes a shift over. */
  isGiven: boolean;
  part: ReactNode;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The shifts on the days of a leave, and the choice of what becomes of them; asks nothing without a leave of days. */
export function useLeaveShifts(hotel: number, employee: number, values: LeaveValues | null): ShiftsOfLeave {
  const [choices, setChoices] = useState<Choices>({});
  const { firstDay: first, lastDay: last } = values ?? { firstDay: '', lastDay: '' };
  const isAsked = isDay(first) && isDay(last) && first <= last && daysBetween(first, last) < longestLeave;
  const under = useQuery({ ...shiftsUnderLeaveQuery({ hotel, employee, first, last }), enabled: isAsked });
  const { data } = under;
  const nothing = { isLoading: isAsked && under.isPending, error: isAsked ? under.error : null, decided: undefined };
  if (!isAsked || !data || (data.shifts.length === 0 && !data.hasDaysOff))
    return { ...nothing, isGiven: false, part: null };
  const decided = decisionsOf(data.shifts, choices, hotelToday());
  return {
    ...nothing,
    decided,
    isGiven: decided.some(({ becomes }) => becomes === 'given'),
    part: data.shifts.length > 0 && (
      <LeaveShifts {...{ hotel, employee, choices }} shifts={data.shifts} onChoose={setChoices} />
    ),
  };
}
