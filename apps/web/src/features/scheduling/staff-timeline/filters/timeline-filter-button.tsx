import type { ReactNode, Ref } from 'react';
import { FilterButton } from '#roster/filters/filter-button';
import { useClearFilters } from '#roster/filters/use-clear-filters';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { timelineFilters } from '../model/timeline-filters.rules';
import { clearedFilters } from '../model/timeline-view.rules';
import type { HotelPeople } from '../use-hotel-people';
import { FilterSheet, type FilterSheetProps } from './filter-sheet';

interface TimelineFilterButtonProps extends FilterSheetProps {
  /** A phone has an icon in its head, and the key figures in the sheet. */
  isPhone: boolean;
  shown: number;
  buttonRef: Ref<HTMLButtonElement>;
  people: HotelPeople['people'];
  pulse: ReactNode;
}

/** The button of the panel with all filters. */
export function TimelineFilterButton(props: TimelineFilterButtonProps) {
  const { isPhone, shown, buttonRef, people, pulse, ...sheet } = props;
  const { board, view, change } = sheet;
  const active = timelineFilters(view, useFilterTexts(board, people));
  const clear = useClearFilters(view, clearedFilters(view), change);
  return (
    <FilterButton
      ref={buttonRef}
      isReady={board !== undefined}
      count={active.length}
      shown={shown}
      isIcon={isPhone}
      onClear={clear}
    >
      {isPhone && pulse}
      <FilterSheet {...sheet} />
    </FilterButton>
  );
}
