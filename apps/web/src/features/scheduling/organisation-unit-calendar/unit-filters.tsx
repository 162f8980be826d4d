import type { ReactNode, Ref } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { GroupMenu } from '#roster/filters/arrange-menus';
import { CalendarsMenu } from '#roster/filters/calendars-menu';
import { EmployeeSearch } from '#roster/filters/employee-search';
import { FilterButton } from '#roster/filters/filter-button';
import { FilterFrame } from '#roster/filters/filter-frame';
import styles from '#roster/filters/filters.module.css';
import { useClearFilters } from '#roster/filters/use-clear-filters';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { allCalendars } from '#roster/model/shift.rules';
import { rosterWords } from '#roster/roster.words';
import { RadioTabs } from '#ui/radio-tabs';
import { Switch } from '#ui/switch';
import { clearedUnitView, type PhoneTab, phoneTabs, unitGroupings } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';
import unitStyles from './unit-calendar.module.css';
import { BusinessUnitPicker, DepartmentPicker, UnitPicker } from './unit-pickers';
import type { UnitAddress } from './use-unit-address';
import type { UnitBoard } from './use-unit-board';

interface UnitFiltersProps {
  kind: WindowKind;
  address: UnitAddress;
  loaded: UnitBoard;
  shown: number;
  searchRef: Ref<HTMLInputElement>;
  /** The head of a phone, with the search and the button of the sheet of filters. */
  renderPhoneHead: (search: ReactNode, filters: ReactNode) => ReactNode;
}

/** The choice of the unit, and the filters within it. */
export function UnitFilters({ kind, address, loaded, shown, searchRef, renderPhoneHead }: UnitFiltersProps) {
  const say = unitWords.use();
  const words = rosterWords.use();
  const { view, change } = address;
  const { board } = loaded;
  const isWaiting = board === undefined;
  const scope = { address, loaded };

  const switches = (
    <>
      <CalendarsMenu
        calendars={view.calendars}
        disabled={isWaiting}
        onToggle={(id) =>
          change({ calendars: allCalendars.filter((one) => (one === id) !== view.calendars.includes(one)) })
        }
      />
      <GroupMenu view={view} change={change} disabled={isWaiting} groups={unitGroupings} />
      <Switch
        label={words('overtimes')}
        checked={view.overtimes}
        disabled={isWaiting}
        onChange={(overtimes) => change({ overtimes })}
      />
    </>
  );
  const search = <EmployeeSearch ref={searchRef} board={board} view={view} change={change} />;
  const active = activeFilters({ ...view, bu: null, ou: null }, allCalendars, useFilterTexts(board));
  const clear = useClearFilters(view, clearedUnitView(view), change);
  const isReady = loaded.orgUnits.length > 0;

  if (kind === 'phone')
    return (
      <>
        {renderPhoneHead(
          search,
          <FilterButton isReady={isReady} count={active.length} shown={shown} isIcon onClear={clear}>
            <BusinessUnitPicker {...scope} />
            <DepartmentPicker {...scope} />
            {switches}
          </FilterButton>,
        )}
        {/* The unit is the subject of the page instead of a filter in the sheet. */}
        <div className={unitStyles.subject}>
          <UnitPicker {...scope} hideLabel />
          <RadioTabs<PhoneTab>
            label={say('tab.label')}
            value={view.tab}
            onChange={(tab) => change({ tab })}
            options={phoneTabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
          />
        </div>
      </>
    );
  return (
    <FilterFrame
      kind={kind}
      isReady={isReady}
      shown={shown}
      active={active}
      view={view}
      cleared={clearedUnitView(view)}
      change={change}
      row={
        <>
          <div className={`contents ${styles.places}`}>
            <BusinessUnitPicker {...scope} hideLabel />
            <UnitPicker {...scope} hideLabel />
            <DepartmentPicker {...scope} hideLabel />
          </div>
          {search}
          {switches}
        </>
      }
      search={search}
      sheet={
        <>
          <BusinessUnitPicker {...scope} />
          <UnitPicker {...scope} />
          <DepartmentPicker {...scope} />
          {switches}
        </>
      }
    />
  );
}
