import { departmentOptions } from '#roster/model/narrow-resources.rules';
import { rosterWords } from '#roster/roster.words';
import { Combobox } from '#ui/combobox/combobox';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitAddress } from './use-unit-address';
import type { UnitBoard } from './use-unit-board';

interface PickerProps {
  address: UnitAddress;
  loaded: UnitBoard;
  hideLabel?: boolean;
}

const texts = (options: UnitBoard['orgUnits']) =>
  options.map(({ value, label }) => ({ value: String(value), label: label || String(value) }));

export function BusinessUnitPicker({ address: { change }, loaded, hideLabel = false }: PickerProps) {
  const words = rosterWords.use();
  const { businessUnits, businessUnit } = loaded;
  return (
    <Combobox
      label={words('businessUnit')}
      hideLabel={hideLabel}
      placeholder={words('businessUnit')}
      disabled={businessUnits.length === 0}
      options={texts(businessUnits)}
      value={businessUnit ? String(businessUnit.value) : null}
      onChange={(value) => value && change({ bu: Number(value), ou: null, dept: [], emp: null })}
    />
  );
}

export function UnitPicker({ address, loaded, hideLabel = false }: PickerProps) {
  const say = unitWords.use();
  const { orgUnits, unit, businessUnit } = loaded;
  const { view, change } = address;
  return (
    <Combobox
      label={say('choose')}
      hideLabel={hideLabel}
      placeholder={say('choose')}
      disabled={orgUnits.length === 0}
      options={texts(orgUnits)}
      value={unit ? String(unit.value) : null}
      onChange={(value) =>
        value && change({ bu: businessUnit?.value ?? view.bu, ou: Number(value), dept: [], emp: null })
      }
    />
  );
}

export function DepartmentPicker({ address, loaded: { board }, hideLabel = false }: PickerProps) {
  const words = rosterWords.use();
  const { view, change } = address;
  return (
    <MultiCombobox
      label={words('department')}
      hideLabel={hideLabel}
      disabled={board === undefined}
      allLabel={words('all.department')}
      options={departmentOptions(board?.resources ?? [], [])}
      values={view.dept.map(String)}
      onChange={(values) => change({ dept: values.map(Number) })}
    />
  );
}
