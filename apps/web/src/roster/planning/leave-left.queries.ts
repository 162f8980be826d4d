import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { everyBoard } from '../board.queries';

const isAway = ({ item, published }: PlanDraft) => item === null || item.allDay || published !== null;

/** Asked again only after drafts that can change somebody's leave. */
export const leaveLeftQuery = (hotel: number, day: string, drafts: readonly PlanDraft[]) =>
  queryOptions({
    queryKey: [
      ...everyBoard(hotel),
      'leave-left',
      day,
      drafts
        .filter(isAway)
        .map(({ id, version }) => `${id}:${version}`)
        .join(),
    ],
    queryFn: ({ signal }) => call(timesheetsContract.leaveLeft, { query: { hotel, day } }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
