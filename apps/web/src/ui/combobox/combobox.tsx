import { ComboboxField, type ComboboxFieldProps } from './combobox-field';

interface ComboboxProps extends ComboboxFieldProps {
  /** The selected option's value, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A single choice from a list that is searched by typing. */
export function Combobox({ value, onChange, ...field }: ComboboxProps) {
  const chosen = field.options.find((option) => option.value === value);
  return (
    <ComboboxField
      {...field}
      isMulti={false}
      selected={new Set(chosen ? [chosen.value] : [])}
      text={chosen?.label ?? ''}
      onPick={onChange}
      onClear={() => onChange(null)}
    />
  );
}
