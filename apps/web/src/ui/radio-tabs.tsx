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
  /** Why it cannot be taken. */
  disabled?: string | undefined;
}

/** A few choices side by side, one taken. Arrows choose. */
export function RadioTabs<T extends string>({ label, value, onChange, options }: RadioTabsProps<T>) {
  const group = useRef<HTMLDivElement>(null);
  const at = options.findIndex((option) => option.value === value);

  /** Takes an option, or the next one that can be taken. */
  function choose(index: number, step: 1 | -1): void {
    const order = options.map((_, by) => (index + by * step + options.length * 2) % options.length);
    const option = options[order.find((one) => !options[one]?.disabled) ?? -1];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll('button')[options.indexOf(option)]?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward || event.key === 'ArrowDown') choose(at + 1, 1);
    else if (event.key === back || event.key === 'ArrowUp') choose(at - 1, -1);
    else if (event.key === 'Home') choose(0, 1);
    else if (event.key === 'End') choose(options.length - 1, -1);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={group} className={styles.group} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
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
