import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from '#roster/board.queries';
import { unitWords } from './organisation-unit-calendar.words';

export interface UnitQuestion {
  hotel: number;
  timeZone: string;
  unit: { value: number; label: string };
  /** Half-open dates; null means last month, this month and the next, which the server works out. */
  dates: { start: string; end: string } | null;
}

/** The calendar of one organisation unit; `board` is null if the account may not see the unit. */
export function unitQuery({ hotel, timeZone, unit, dates }: UnitQuestion) {
  return queryOptions({
    ...boardOptions,
    queryKey: [...everyBoard(hotel), 'unit', unit.value, dates?.start ?? '', dates?.end ?? ''],
    queryFn: (fetching) =>
      fetchBoard(
        organisationUnitCalendarContract.ofUnit,
        {
          selectedHotel: stored.selectedHotel.get(),
          selectedApp: stored.selectedApp.get(),
          organizationUnit: unit,
          organizationUnitName: unit.label,
          ...(dates && { dates }),
        },
        timeZone,
        fetching,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { thing: unitWords.say('title'), to: '/organisation-unit-calendar', ofHotel: true },
  });
}
