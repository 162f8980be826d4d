import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  /** Its label. */
  children: ReactNode;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick and what it stands for. */
export function Checkbox({ children, checked, isMixed = false, onChange }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
