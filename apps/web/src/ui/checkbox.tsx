import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  /** Whether only some of the items it covers are ticked. */
  isMixed?: boolean;
  onChange: (checked: boolean) => void;
}

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
