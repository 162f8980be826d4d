import type { Ref } from 'react';
import { Switch } from '#ui/switch';
import type { Board } from '../model/board.rules';
import type { TimelineView } from '../model/timeline-view.rules';
import { timelineWords } from '../staff-timeline.words';
import { GroupMenu, SortMenu } from './arrange-menus';
import { CalendarsMenu } from './calendars-menu';
import { EmployeeSearch } from './employee-search';
import styles from './filters.module.css';
import { PeopleFilters } from './people-filters';
import { UnitFilters } from './unit-filters';

export interface FilterRowProps {
  board: Board | undefined;
  view: TimelineView;
  change: (part: Partial<TimelineView>, options?: { replace?: boolean }) => void;
  onToggleCalendar: (calendar: number) => void;
  searchRef?: Ref<HTMLInputElement>;
  rowRef?: Ref<HTMLDivElement>;
}

/** All filters side by side, as on a desktop. */
export function FilterRow({ board, view, change, onToggleCalendar, searchRef, rowRef }: FilterRowProps) {
  const say = timelineWords.use();
  const isWaiting = board === undefined;
  return (
    <div ref={rowRef} className={styles.row}>
      <div className={styles.places}>
        <UnitFilters board={board} view={view} change={change} />
        <PeopleFilters board={board} view={view} change={change} />
      </div>
      <EmployeeSearch {...(searchRef && { ref: searchRef })} board={board} view={view} change={change} />
      <CalendarsMenu calendars={view.calendars} disabled={isWaiting} onToggle={onToggleCalendar} />
      <GroupMenu view={view} change={change} disabled={isWaiting} />
      <SortMenu view={view} change={change} disabled={isWaiting} />
      <Switch
        label={say('overtimes')}
        checked={view.overtimes}
        disabled={isWaiting}
        onChange={(overtimes) => change({ overtimes })}
      />
      <Switch
        label={say('ergani')}
        checked={view.ergani}
        disabled={isWaiting}
        onChange={(ergani) => change({ ergani })}
      />
    </div>
  );
}
