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
import { departmentOptions } from '#roster/model/narrow-resources.rules';
import { allCalendars } from '#roster/model/shift.rules';
import { rosterWords } from '#roster/roster.words';
import { Combobox } from '#ui/combobox/combobox';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import { RadioTabs } from '#ui/radio-tabs';
import { Switch } from '#ui/switch';
import { clearedUnitView, type PhoneTab, phoneTabs, unitGroupings } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';
import unitStyles from './unit-calendar.module.css';
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

const texts = (options: UnitBoard['orgUnits']) =>
  options.map(({ value, label }) => ({ value: String(value), label: label || String(value) }));

/** The choice of the unit, and the filters within it. */
export function UnitFilters({ kind, address, loaded, shown, searchRef, renderPhoneHead }: UnitFiltersProps) {
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
  const active = activeFilters({ ...view, bu: null, ou: null }, allCalendars, useFilterTexts(board));
  const clear = useClearFilters(view, clearedUnitView(view), change);
  const isReady = loaded.orgUnits.length > 0;

  if (kind === 'phone')
    return (
      <>
        {renderPhoneHead(
          search,
          <FilterButton isReady={isReady} count={active.length} shown={shown} isIcon onClear={clear}>
            {businessUnitPicker(false)}
            {departmentPicker(false)}
            {switches}
          </FilterButton>,
        )}
        {/* The unit is the subject of the page instead of a filter in the sheet. */}
        <div className={unitStyles.subject}>
          {unitPicker(true)}
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
            {businessUnitPicker(true)}
            {unitPicker(true)}
            {departmentPicker(true)}
          </div>
          {search}
          {switches}
        </>
      }
      search={search}
      sheet={
        <>
          {businessUnitPicker(false)}
          {unitPicker(false)}
          {departmentPicker(false)}
          {switches}
        </>
      }
    />
  );
}
