import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './icon-button';
import styles from './quantity-stepper.module.css';
import { uiWords } from './ui.words';

interface QuantityStepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (quantity: number) => void;
}

/** A quantity, typed or changed with buttons, arrows, + and −, and always within its bounds. */
export function QuantityStepper({ label, value, least, most, onChange }: QuantityStepperProps) {
  const say = uiWords.use();
  const [typed, setTyped] = useState<string | null>(null);

  function take(quantity: number): void {
    const within = Math.min(most, Math.max(least, quantity));
    if (within !== value) onChange(within);
  }

  function onType(text: string): void {
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    // An empty field may be about to get a new number; leaving it restores the old one.
    setTyped(quantity >= least ? null : text);
    if (quantity >= least) take(quantity);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== '+' && event.key !== '-') return;
    event.preventDefault();
    take(value + (event.key === '+' ? 1 : -1));
  }

  return (
    <div className={styles.stepper}>
      <IconButton
        icon={IconMinus}
        size={16}
        label={`${say('fewer')}: ${label}`}
        aria-disabled={value <= least || undefined}
        onClick={() => take(value - 1)}
      />
      <input
        type="number"
        min={least}
        max={most}
        aria-label={label}
        value={typed ?? String(value)}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon={IconPlus}
        size={16}
        label={`${say('more')}: ${label}`}
        aria-disabled={value >= most || undefined}
        onClick={() => take(value + 1)}
      />
    </div>
  );
}
