import type { Ref } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { CalendarsMenu } from '#roster/filters/calendars-menu';
import { EmployeeSearch } from '#roster/filters/employee-search';
import { FilterChips } from '#roster/filters/filter-chips';
import { FilterFrame } from '#roster/filters/filter-frame';
import styles from '#roster/filters/filters.module.css';
import { PeopleFilters } from '#roster/filters/people-filters';
import { UnitFilters } from '#roster/filters/unit-filters';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import type { RosterFilters } from '#roster/model/roster-filters.rules';
import { rosterWords } from '#roster/roster.words';
import { useStable } from '#roster/use-stable';
import { HeadPart } from '#ui/list-head/head-part';
import { Switch } from '#ui/switch';
import { clearedHoursView, hourCalendars } from './model/hours-view.rules';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';

interface HoursFiltersProps {
  kind: WindowKind;
  control: HoursControl;
  board: HoursBoard;
  searchRef: Ref<HTMLInputElement>;
}

/** Whose hours are counted, and which of them. */
export function HoursFilters({ kind, control, board, searchRef }: HoursFiltersProps) {
  const words = rosterWords.use();
  const { view } = control;
  const { choices, whole } = board;
  // A person picked from the suggestions becomes a search by name: the tree cannot be narrowed to one person otherwise.
  const change = useStable((part: Partial<RosterFilters>, options?: { replace?: boolean }) => {
    const { emp, ...rest } = part;
    const person = emp ? choices?.resources.find(({ employeeId }) => employeeId === emp) : undefined;
    control.change({ ...rest, ...(person && { q: person.title }) }, options);
  });
  const calendars = (
    <CalendarsMenu
      calendars={view.calendars}
      disabled={!choices}
      among={hourCalendars}
      onToggle={(id) =>
        change({ calendars: hourCalendars.filter((one) => (one === id) !== view.calendars.includes(one)) })
      }
    />
  );
  const overtimes = (
    <Switch label={words('overtimes')} checked={view.overtimes} onChange={(on) => change({ overtimes: on })} />
  );
  const search = <EmployeeSearch ref={searchRef} board={choices} view={view} change={change} />;
  const active = activeFilters(view, hourCalendars, useFilterTexts(choices));
  const sheet = (
    <>
      <UnitFilters board={choices} view={view} change={change} showLabels />
      <PeopleFilters board={choices} view={view} change={change} showLabels />
      {calendars}
      {overtimes}
    </>
  );
  if (kind === 'phone')
    return (
      <>
        <HeadPart slot="search">{search}</HeadPart>
        <HeadPart slot="filters">{sheet}</HeadPart>
        <FilterChips filters={active} change={control.change} onClear={() => control.change(clearedHoursView(view))} />
      </>
    );
  return (
    <FilterFrame
      kind={kind}
      isReady={choices !== undefined}
      shown={board.isNobodyFound ? 0 : (whole?.total.people ?? 0)}
      active={active}
      view={view}
      cleared={clearedHoursView(view)}
      change={control.change}
      row={
        <>
          <div className={`contents ${styles.places}`}>
            <UnitFilters board={choices} view={view} change={change} />
            <PeopleFilters board={choices} view={view} change={change} />
          </div>
          {search}
          {calendars}
          {overtimes}
        </>
      }
      search={search}
      sheet={sheet}
    />
  );
}
