import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Places the label before the field. */
  isInline?: boolean;
  /** Keeps the label for screen readers only. */
  isNamedOnly?: boolean;
  below?: ReactNode;
}

/** A few fixed options in a native select, for the best keyboard and phone support. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, onChange, isInline = false, isNamedOnly = false, below, ...select } = props;
  const id = useId();
  return (
    <div className={`stack-1 ${styles.field}`} data-inline={isInline || undefined}>
      <label
        htmlFor={id}
        data-marked={select['aria-required'] || undefined}
        className={isNamedOnly ? 'visually-hidden' : undefined}
      >
        {label}
      </label>
      <span className={styles.box}>
        <select {...select} id={id} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </span>
      {isInline || isNamedOnly ? below : <div className="field-room">{below}</div>}
    </div>
  );
}
