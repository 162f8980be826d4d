import type { Ref } from 'react';
import { EmployeeSearch } from '#roster/filters/employee-search';
import type { Board } from '#roster/model/board.rules';
import { arrivalAt } from '../model/elsewhere.rules';
import type { TimelineView } from '../model/timeline-view.rules';
import type { HotelPeople } from '../use-hotel-people';

interface TimelineSearchProps {
  board: Board | undefined;
  view: TimelineView;
  change: (part: Partial<TimelineView>, options?: { replace?: boolean }) => void;
  hotelPeople: HotelPeople;
  searchRef: Ref<HTMLInputElement>;
}

/** Finds everyone of the hotel; choosing a person leads to their row. */
export function TimelineSearch({ board, view, change, hotelPeople, searchRef }: TimelineSearchProps) {
  return (
    <EmployeeSearch
      ref={searchRef}
      board={board}
      view={view}
      change={change}
      among={hotelPeople.people}
      onEnter={hotelPeople.want}
      onPick={(person) => change(arrivalAt(person, view.bu === null))}
    />
  );
}
