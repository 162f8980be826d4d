import { IconX } from '@tabler/icons-react';
import styles from './combobox-field.module.css';

interface ChosenChipProps {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

/** A choice in the field, and how to take it out. */
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
