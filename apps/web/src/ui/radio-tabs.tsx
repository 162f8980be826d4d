import { type KeyboardEvent, useRef } from 'react';
import styles from './radio-tabs.module.css';

interface RadioTabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly RadioTab<T>[];
}

interface RadioTab<T extends string> {
  value: T;
  label: string;
  /** Why it cannot be chosen. */
  disabled?: string | undefined;
}

/** A few options side by side, one selected. Arrow keys select. */
export function RadioTabs<T extends string>({ label, value, onChange, options }: RadioTabsProps<T>) {
  const group = useRef<HTMLDivElement>(null);

  /** Focuses an option and selects it; a disabled one only says why. */
  function choose(index: number): void {
    const option = options.at(index % options.length);
    if (!option) return;
    if (!option.disabled) onChange(option.value);
    group.current?.querySelectorAll('button')[options.indexOf(option)]?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = [...event.currentTarget.querySelectorAll('button')].findIndex((one) => one === document.activeElement);
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward || event.key === 'ArrowDown') choose(at + 1);
    else if (event.key === back || event.key === 'ArrowUp') choose(at - 1);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(-1);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={group} className={styles.group} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="hovers"
          role="radio"
          aria-checked={option.value === value}
          aria-disabled={option.disabled ? true : undefined}
          data-tip={option.disabled}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => option.disabled || onChange(option.value)}
        >
          <bdi>{option.label}</bdi>
        </button>
      ))}
    </div>
  );
}
