import { type OnLoanHere } from '@horae/contract/scheduling/hour-rows';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { addDays } from '@horae/local-time/local-date';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api';
import { onLoanHereWords } from './on-loan-here.words';

interface Dates {
  start: string;
  end: string;
}

/** The people lent to a hotel, and to its departments for single shifts, in half-open dates. */
export const readOnLoanHere = (hotel: number, dates: Dates, signal: AbortSignal) =>
  call(workingHoursContract.onLoanHere, { body: { hotel, dates } }, signal);

/** Nothing tells of a change at their home, so it is asked again. */
export function onLoanHereQuery(hotel: number, dates: Dates) {
  return queryOptions({
    queryKey: ['on-loan-here', hotel, dates.start, dates.end],
    queryFn: ({ signal }) => readOnLoanHere(hotel, dates, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    meta: { thing: onLoanHereWords.say('thing'), ofHotel: true },
  });
}

export interface GuestOfDay extends Pick<OnLoanHere, 'name' | 'from' | 'hostDepartmentName'> {
  shifts: readonly string[];
}

interface Unit {
  departments: readonly number[];
  employees: ReadonlySet<number>;
}

/** Who is lent to a department of a unit, or to the whole hotel, from outside the unit and has shifts on a day. */
export function useGuestsOfDay(hotel: number, day: string, { departments, employees }: Unit): readonly GuestOfDay[] {
  const { data } = useQuery(onLoanHereQuery(hotel, { start: day, end: addDays(day, 1) }));
  return (data?.people ?? []).flatMap(({ employeeId, name, from, hostDepartment, hostDepartmentName, days }) => {
    const isHere = hostDepartment === null || departments.includes(hostDepartment);
    const shifts = days.find((one) => one.day === day)?.shifts ?? [];
    const isOfUnit = employeeId !== null && employees.has(employeeId);
    return isHere && !isOfUnit && shifts.length > 0 ? [{ name, from, hostDepartmentName, shifts }] : [];
  });
}
