import { FilterChips } from '#roster/filters/filter-chips';
import { useClearFilters } from '#roster/filters/use-clear-filters';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import type { Board } from '#roster/model/board.rules';
import { timelineFilters } from '../model/timeline-filters.rules';
import { clearedFilters, type TimelineView } from '../model/timeline-view.rules';

interface TimelineChipsProps {
  board: Board | undefined;
  people: Board['resources'] | undefined;
  view: TimelineView;
  change: (part: Partial<TimelineView>) => void;
}

/** The active filters, each with a press to remove it. */
export function TimelineChips({ board, people, view, change }: TimelineChipsProps) {
  const clear = useClearFilters(view, clearedFilters(view), change);
  return <FilterChips filters={timelineFilters(view, useFilterTexts(board, people))} change={change} onClear={clear} />;
}
