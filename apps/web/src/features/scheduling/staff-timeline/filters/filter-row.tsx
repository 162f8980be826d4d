import type { ReactNode } from 'react';
import { GroupMenu, SortMenu } from '#roster/filters/arrange-menus';
import { CalendarsMenu } from '#roster/filters/calendars-menu';
import styles from '#roster/filters/filters.module.css';
import { PeopleFilters } from '#roster/filters/people-filters';
import { UnitFilters } from '#roster/filters/unit-filters';
import type { Board } from '#roster/model/board.rules';
import type { TimelineView } from '../model/timeline-view.rules';
import { LensChoice } from './lens-choice';
import { ShiftSwitches } from './shift-switches';

export interface FilterRowProps {
  board: Board | undefined;
  view: TimelineView;
  change: (part: Partial<TimelineView>, options?: { replace?: boolean }) => void;
  onToggleCalendar: (calendar: number) => void;
}

/** All filters in a row, for desktops. */
export function FilterRow({ board, view, change, onToggleCalendar, search }: FilterRowProps & { search: ReactNode }) {
  const isWaiting = board === undefined;
  return (
    <>
      <div className={`contents ${styles.places}`}>
        <UnitFilters board={board} view={view} change={change} />
        <PeopleFilters board={board} view={view} change={change} />
      </div>
      {search}
      <CalendarsMenu calendars={view.calendars} disabled={isWaiting} onToggle={onToggleCalendar} />
      <GroupMenu view={view} change={change} disabled={isWaiting} />
      <SortMenu view={view} change={change} disabled={isWaiting} />
      <ShiftSwitches view={view} change={change} disabled={isWaiting} />
      <LensChoice view={view} change={change} />
    </>
  );
}
