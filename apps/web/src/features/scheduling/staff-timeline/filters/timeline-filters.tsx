import type { Ref } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { EmployeeSearch } from '#roster/filters/employee-search';
import { FilterFrame } from '#roster/filters/filter-frame';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { arrivalAt } from '../model/elsewhere.rules';
import { timelineFilters } from '../model/timeline-filters.rules';
import { clearedFilters } from '../model/timeline-view.rules';
import type { HotelPeople } from '../use-hotel-people';
import { FilterRow, type FilterRowProps } from './filter-row';
import { FilterSheet } from './filter-sheet';

interface TimelineFiltersProps extends FilterRowProps {
  kind: WindowKind;
  shown: number;
  searchRef: Ref<HTMLInputElement>;
  hotelPeople: HotelPeople;
}

export function TimelineFilters({ kind, shown, searchRef, hotelPeople, ...row }: TimelineFiltersProps) {
  const { board, view, change } = row;
  const isWhole = view.bu === null;
  const search = (
    <EmployeeSearch
      ref={searchRef}
      board={board}
      view={view}
      change={change}
      among={hotelPeople.people}
      onEnter={hotelPeople.want}
      onPick={(person) => change(arrivalAt(person, isWhole))}
    />
  );
  return (
    <FilterFrame
      kind={kind}
      isReady={board !== undefined}
      shown={shown}
      active={timelineFilters(view, useFilterTexts(board, hotelPeople.people))}
      view={view}
      cleared={clearedFilters(view)}
      change={change}
      row={<FilterRow {...row} search={search} />}
      search={search}
      sheet={<FilterSheet {...row} />}
    />
  );
}
