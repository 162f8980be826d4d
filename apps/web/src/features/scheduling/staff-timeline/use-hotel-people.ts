import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoadedBoard } from '#roster/loaded-board';
import { hotelPeopleQuery } from './staff-timeline.queries';
import type { TimelineAddress } from './use-timeline-address';

export interface HotelPeople {
  /** Undefined until they are known. */
  people: readonly StaffResource[] | undefined;
  /** Asks for them, if the board shows only a unit. */
  want: () => void;
}

/** Everybody of the hotel, for the search: the people on the board, or asked for where a unit was chosen. */
export function useHotelPeople(
  hotel: number,
  { board, isFetching }: LoadedBoard,
  address: TimelineAddress,
): HotelPeople {
  const { view, period, days } = address;
  const isWhole = view.bu === null && view.ou === null && view.wc === null;
  const [isWanted, setWanted] = useState(false);
  const sought = view.find ?? view.emp;
  const isMissing =
    board !== undefined &&
    !isFetching &&
    sought !== null &&
    !board.resources.some(({ employeeId }) => employeeId === sought);
  const { data } = useQuery({
    ...hotelPeopleQuery(hotel, days.zone.id, period),
    enabled: !isWhole && (isWanted || isMissing || view.q !== ''),
  });
  return {
    people: isWhole ? (isFetching ? undefined : board?.resources) : data?.board.resources,
    want: () => setWanted(true),
  };
}
