import { GroupMenu, SortMenu } from '#roster/filters/arrange-menus';
import { CalendarsMenu } from '#roster/filters/calendars-menu';
import { PeopleFilters } from '#roster/filters/people-filters';
import { UnitFilters } from '#roster/filters/unit-filters';
import type { FilterRowProps } from './filter-row';
import { LensChoice } from './lens-choice';
import { ShiftSwitches } from './shift-switches';

/** The same filters in a column, where there is no room beside the grid. */
export function FilterSheet({ board, view, change, onToggleCalendar }: FilterRowProps) {
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
