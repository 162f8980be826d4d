import { GroupMenu, SortMenu } from '#roster/filters/arrange-menus';
import { CalendarsMenu } from '#roster/filters/calendars-menu';
import { PeopleFilters } from '#roster/filters/people-filters';
import { UnitFilters } from '#roster/filters/unit-filters';
import type { Board } from '#roster/model/board.rules';
import type { TimelineView } from '../model/timeline-view.rules';
import { LensChoice } from './lens-choice';
import { ShiftSwitches } from './shift-switches';

export interface FilterSheetProps {
  board: Board | undefined;
  view: TimelineView;
  change: (part: Partial<TimelineView>, options?: { replace?: boolean }) => void;
  onToggleCalendar: (calendar: number) => void;
}

/** All filters in a column, and how the rows are arranged and drawn. */
export function FilterSheet({ board, view, change, onToggleCalendar }: FilterSheetProps) {
  return (
    <>
      <UnitFilters board={board} view={view} change={change} showLabels />
      <PeopleFilters board={board} view={view} change={change} showLabels />
      <CalendarsMenu calendars={view.calendars} disabled={!board} onToggle={onToggleCalendar} />
      <GroupMenu view={view} change={change} disabled={!board} />
      <SortMenu view={view} change={change} disabled={!board} />
      <ShiftSwitches view={view} change={change} disabled={!board} />
      <LensChoice view={view} change={change} />
    </>
  );
}
