import type { ListControl } from '#platform/list-search';
import { usePrintFilter } from '../print-head/print-lines';
import { SelectField, type SelectOption } from '../select-field';

interface FilterSelectProps {
  list: ListControl;
  /** The query parameter it is kept in. */
  name: string;
  label: string;
  /** The label of the first option, which does not filter. */
  all: string;
  options: readonly SelectOption[];
  /** Other filters that a change of this one clears. */
  ends?: Record<string, ''>;
}

/** A list filter with a few fixed options, the first of which is "all". */
export function FilterSelect({ list: { search, change }, name, label, all, options, ends }: FilterSelectProps) {
  const value = search[name] ?? '';
  usePrintFilter(label, value && (options.find((option) => option.value === value)?.label ?? value));
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
