import { type KeyboardEvent, useRef } from 'react';
import styles from './radio-tabs.module.css';

interface RadioTabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
}

/** A few choices side by side, one taken. Arrows choose. */
export function RadioTabs<T extends string>({ label, value, onChange, options }: RadioTabsProps<T>) {
  const group = useRef<HTMLDivElement>(null);
  const at = options.findIndex((option) => option.value === value);

  function choose(index: number): void {
    const option = options[(index + options.length) % options.length];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll('button')[options.indexOf(option)]?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) choose(at + step);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(options.length - 1);
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
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          <bdi>{option.label}</bdi>
        </button>
      ))}
    </div>
  );
}
