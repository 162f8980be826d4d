import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { stored } from '#platform/storage';
import { boardOptions, everyBoard, fetchBoard } from './board.queries';
import { rosterWords } from './roster.words';

/** The filters applied by the server. */
export interface Scope {
  hotel: number;
  timeZone: string;
  bu: number | null;
  ou: number | null;
  wc: number | null;
  ergani: boolean;
  /** Without a business unit: the whole hotel, instead of the first unit. */
  wholeHotel?: boolean;
}

const option = (value: number | null) => value ?? '';

export function monthKey({ hotel, bu, ou, wc, ergani, wholeHotel }: Scope, month: string): QueryKey {
  const unit = bu ?? (wholeHotel ? 'all' : null);
  return [...everyBoard(hotel), 'month', unit, ou, wc, ergani, month];
}

/** One month of a business unit or the whole hotel, with all calendars. */
export function monthQuery(scope: Scope, month: string) {
  const [year, monthOfYear] = month.split('-').map(Number);
  return queryOptions({
    ...boardOptions,
    queryKey: monthKey(scope, month),
    queryFn: (fetching) =>
      fetchBoard(
        staffTimelineContract.month,
        {
          selectedHotel: stored.selectedHotel.get(),
          businessUnit: option(scope.bu),
          orgUnit: option(scope.ou),
          workCenter: option(scope.wc),
          ...(scope.wholeHotel && { wholeHotel: true }),
          month: monthOfYear,
          year,
          erganiFlag: scope.ergani,
        },
        scope.timeZone,
        fetching,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { thing: rosterWords.say('title'), to: '/staff-timeline', ofHotel: true },
  });
}
