import type { ListControl } from '#platform/list-search';
import { usePaperFilter } from '../paper/paper-lines';
import { SelectField, type SelectOption } from '../select-field';

interface FilterSelectProps {
  list: ListControl;
  /** The parameter of the address that it stands in. */
  name: string;
  label: string;
  /** What it says while it narrows nothing. */
  all: string;
  options: readonly SelectOption[];
  /** Other filters that a change of this one ends. */
  ends?: Record<string, ''>;
}

/** One filter of a list: a few fixed choices, the first of them all. */
export function FilterSelect({ list: { search, change }, name, label, all, options, ends }: FilterSelectProps) {
  const value = search[name] ?? '';
  usePaperFilter(label, value && (options.find((option) => option.value === value)?.label ?? value));
  return (
    <SelectField
      label={label}
      isNamedOnly
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) => change({ ...ends, [name]: value })}
    />
  );
}
