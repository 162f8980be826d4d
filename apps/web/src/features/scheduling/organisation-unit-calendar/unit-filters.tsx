import type { Ref } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { GroupMenu } from '#roster/filters/arrange-menus';
import { CalendarsMenu } from '#roster/filters/calendars-menu';
import { EmployeeSearch } from '#roster/filters/employee-search';
import { FilterChips } from '#roster/filters/filter-chips';
import { FilterFrame } from '#roster/filters/filter-frame';
import styles from '#roster/filters/filters.module.css';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { departmentOptions } from '#roster/model/narrow-resources.rules';
import { allCalendars } from '#roster/model/shift.rules';
import { rosterWords } from '#roster/roster.words';
import { Combobox } from '#ui/combobox/combobox';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import { HeadPart } from '#ui/list-head/head-part';
import { Switch } from '#ui/switch';
import { clearedUnitView, unitGroupings } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitAddress } from './use-unit-address';
import type { UnitBoard } from './use-unit-board';

interface UnitFiltersProps {
  kind: WindowKind;
  address: UnitAddress;
  loaded: UnitBoard;
  shown: number;
  searchRef: Ref<HTMLInputElement>;
}

const texts = (options: UnitBoard['orgUnits']) =>
  options.map(({ value, label }) => ({ value: String(value), label: label || String(value) }));

/** The choice of the unit, and the filters within it. */
export function UnitFilters({ kind, address, loaded, shown, searchRef }: UnitFiltersProps) {
  const say = unitWords.use();
  const words = rosterWords.use();
  const { view, change } = address;
  const { board, unit, businessUnit } = loaded;
  const isWaiting = board === undefined;

  const businessUnitPicker = (hideLabel: boolean) => (
    <Combobox
      label={words('businessUnit')}
      hideLabel={hideLabel}
      placeholder={words('businessUnit')}
      disabled={loaded.businessUnits.length === 0}
      options={texts(loaded.businessUnits)}
      value={businessUnit ? String(businessUnit.value) : null}
      onChange={(value) => value && change({ bu: Number(value), ou: null, dept: [], emp: null })}
    />
  );
  const unitPicker = (hideLabel: boolean) => (
    <Combobox
      label={say('choose')}
      hideLabel={hideLabel}
      placeholder={say('choose')}
      disabled={loaded.orgUnits.length === 0}
      options={texts(loaded.orgUnits)}
      value={unit ? String(unit.value) : null}
      onChange={(value) =>
        value && change({ bu: businessUnit?.value ?? view.bu, ou: Number(value), dept: [], emp: null })
      }
    />
  );
  const departmentPicker = (hideLabel: boolean) => (
    <MultiCombobox
      label={words('department')}
      hideLabel={hideLabel}
      disabled={isWaiting}
      allLabel={words('all.department')}
      options={departmentOptions(board?.resources ?? [], [])}
      values={view.dept.map(String)}
      onChange={(values) => change({ dept: values.map(Number) })}
    />
  );
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
  const chosen = { ...view, bu: null, ou: null };

  const active = activeFilters(chosen, allCalendars, useFilterTexts(board));
  const sheet = (
    <>
      {businessUnitPicker(false)}
      {kind !== 'phone' && unitPicker(false)}
      {departmentPicker(false)}
      {switches}
    </>
  );
  if (kind === 'phone')
    return (
      <>
        {/* The unit is the page heading instead of a filter in the sheet. */}
        {unitPicker(true)}
        <HeadPart slot="search">{search}</HeadPart>
        <HeadPart slot="filters">{sheet}</HeadPart>
        <FilterChips filters={active} change={change} onClear={() => change(clearedUnitView(view))} />
      </>
    );
  return (
    <>
      <FilterFrame
        kind={kind}
        isReady={loaded.orgUnits.length > 0}
        shown={shown}
        active={active}
        view={view}
        cleared={clearedUnitView(view)}
        change={change}
        row={
          <>
            <div className={`contents ${styles.places}`}>
              {businessUnitPicker(true)}
              {unitPicker(true)}
              {departmentPicker(true)}
            </div>
            {search}
            {switches}
          </>
        }
        search={search}
        sheet={sheet}
      />
    </>
  );
}
