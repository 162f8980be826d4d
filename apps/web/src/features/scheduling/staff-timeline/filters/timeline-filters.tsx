import type { Ref } from 'react';
import { EmployeeSearch } from '#roster/filters/employee-search';
import { FilterButton } from '#roster/filters/filter-button';
import { FilterFrame } from '#roster/filters/filter-frame';
import filterStyles from '#roster/filters/filters.module.css';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { rosterWords } from '#roster/roster.words';
import { arrivalAt } from '../model/elsewhere.rules';
import { timelineFilters } from '../model/timeline-filters.rules';
import { clearedFilters } from '../model/timeline-view.rules';
import type { HotelPeople } from '../use-hotel-people';
import { FilterSheet, type FilterSheetProps } from './filter-sheet';

interface TimelineFiltersProps extends FilterSheetProps {
  /** A phone has them below the toolbar, with its chips. */
  isPhone: boolean;
  shown: number;
  searchRef: Ref<HTMLInputElement>;
  buttonRef: Ref<HTMLButtonElement>;
  hotelPeople: HotelPeople;
}

/** The search and the button of the panel with all filters. */
export function TimelineFilters(props: TimelineFiltersProps) {
  const { isPhone, shown, searchRef, buttonRef, hotelPeople, ...sheet } = props;
  const { board, view, change } = sheet;
  const say = rosterWords.use();
  const active = timelineFilters(view, useFilterTexts(board, hotelPeople.people));
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
  if (!isPhone)
    return (
      <search className={filterStyles.bar} aria-label={say('filters.label')}>
        {search}
        <FilterButton ref={buttonRef} isReady={board !== undefined} count={active.length} shown={shown}>
          <FilterSheet {...sheet} />
        </FilterButton>
      </search>
    );
  return (
    <FilterFrame
      kind="phone"
      isReady={board !== undefined}
      shown={shown}
      active={active}
      view={view}
      cleared={clearedFilters(view)}
      change={change}
      row={null}
      search={search}
      sheet={<FilterSheet {...sheet} />}
    />
  );
}
