import { type HourColumnKind, type HourLevel, type WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callForResponse } from '#platform/api';
import { readError } from '#platform/read-error';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '#roster/board.queries';
import type { Program } from '#roster/model/roster-filters.rules';
import type { Place } from './model/detail.rules';
import type { Ask } from './model/tree.rules';
import { hoursWords } from './working-hours.words';

/** The parameters shared by all sums on the screen. */
export interface HoursQuestion {
  hotel: number;
  /** Half-open dates. */
  start: string;
  end: string;
  column: HourColumnKind;
  levels: readonly HourLevel[];
  place: Place;
  /** The employees found by the search; null without a search. */
  employees: readonly number[] | null;
  programs: readonly Program[];
  calendars: readonly number[];
  overtimes: boolean;
}

export interface HoursAnswer extends WorkingHours {
  tag: string | null;
  version: string | null;
}

const meta = { thing: hoursWords.say('title'), to: '/working-hours-calendar', ofHotel: true } as const;

/** The sums of some levels below a node. */
export function sumsQuery(question: HoursQuestion, ask: Ask) {
  const { hotel, start, end, column, levels, place, employees, programs, calendars, overtimes } = question;
  const { bu, ou, wc } = place;
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'hours', question, ask],
    async queryFn({ queryKey, client, signal }): Promise<HoursAnswer> {
      const current = client.getQueryData<HoursAnswer>(queryKey);
      const body = {
        hotel,
        dates: { start, end },
        column,
        levels,
        ...ask,
        ...(bu !== null && { bu }),
        ...(ou !== null && { ou }),
        ...(wc !== null && { wc }),
        departmentGroups: place.dg,
        departments: place.dept,
        ...(employees && { employees }),
        programTypes: programs,
        calendars,
        showOvertimes: overtimes,
      };
      const headers: Record<string, string> = current?.tag ? { 'if-none-match': current.tag } : {};
      const response = await callForResponse(workingHoursContract.sums, { body }, { signal, headers });
      const version = response.headers.get('roster-version');
      if (response.status === 304 && current) return { ...current, version };
      if (!response.ok) throw await readError(response);
      return { ...((await response.json()) as WorkingHours), tag: response.headers.get('etag'), version };
    },
    enabled: start < end && employees?.length !== 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta,
  });
}

interface Range {
  hotel: number;
  timeZone: string;
  start: string;
  end: string;
}

const option = (value: number | null) => value ?? '';

/** The places and employees to choose from; requests no shifts. */
export function choicesQuery({ hotel, timeZone, start, end }: Range, { bu, ou }: Pick<Place, 'bu' | 'ou'>) {
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'hours choices', bu, ou, start, end],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: { calendars: [], businessUnit: option(bu), orgUnit: option(ou), workCenter: '' },
          dates: { start, end },
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    meta,
  });
}

/** The shifts behind a cell, including declarations. */
export function shiftsQuery(question: HoursQuestion, { timeZone, start, end }: Omit<Range, 'hotel'>, place: Place) {
  const { hotel, employees, programs, calendars, overtimes } = question;
  const people = place.emp === null ? employees : [place.emp];
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'hours detail', place, people, programs, calendars, overtimes, start, end],
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.filtered,
        {
          selectedHotel: stored.selectedHotel.get(),
          filters: {
            calendars,
            businessUnit: option(place.bu),
            orgUnit: option(place.ou),
            workCenter: option(place.wc),
            departmentGroups: place.dg,
            departments: place.dept,
            ...(people && { employees: people }),
            programTypes: programs,
            showOvertimes: overtimes,
            erganiFlag: true,
          },
          dates: { start, end },
          selectedApp: stored.selectedApp.get(),
        },
        timeZone,
        fetching,
      ),
    meta,
  });
}

/** The clock records behind a cell that have no shift; without them the list would not add up to the figure. */
export function looseClocksQuery(question: HoursQuestion, { start, end }: Pick<Range, 'start' | 'end'>, place: Place) {
  const { hotel, employees, programs, calendars } = question;
  const { bu, ou, wc, dg, dept, emp } = place;
  const people = emp === null ? employees : [emp];
  return queryOptions({
    queryKey: [...everyBoard(hotel), 'hours loose', place, people, programs, start, end],
    queryFn: ({ signal }) =>
      call(
        workingHoursContract.looseClocks,
        {
          body: {
            hotel,
            dates: { start, end },
            ...(bu !== null && { bu }),
            ...(ou !== null && { ou }),
            ...(wc !== null && { wc }),
            departmentGroups: dg,
            departments: dept,
            ...(people && { employees: [...people] }),
            programTypes: [...programs],
          },
        },
        signal,
      ),
    // These records count as working time and are left out with it.
    enabled: calendars.includes(3000),
    meta,
  });
}
