import { IconX } from '@tabler/icons-react';
import styles from './combobox-field.module.css';

interface ChosenChipProps {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

/** A selected option in the field, with a button to remove it. */
export function ChosenChip({ label, removeLabel, onRemove }: ChosenChipProps) {
  return (
    <span className={styles.chip}>
      <span>{label}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <IconX size={14} stroke={1.5} aria-hidden="true" />
      </button>
    </span>
  );
}
