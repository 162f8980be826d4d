import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './rich-text.module.css';

export interface BarButton {
  name: string;
  icon: Icon;
  /** The equivalent keyboard shortcut. */
  keys?: string | undefined;
  /** Set for toggle buttons. */
  isPressed?: boolean;
  onPress: () => void;
}

/** A row of icon buttons as one tab stop; arrow keys move within it. */
export function ButtonBar({ label, buttons }: { label: string; buttons: readonly BarButton[] }) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + buttons.length) % buttons.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={bar} role="toolbar" aria-label={label} className={styles.toolbar} onKeyDown={onKeyDown}>
      {buttons.map(({ name, icon: Glyph, keys, isPressed, onPress }, index) => (
        <button
          key={name}
          type="button"
          className="hovers ring-inside"
          aria-label={name}
          data-keys={keys}
          aria-pressed={isPressed}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onClick={onPress}
        >
          <Glyph size={18} stroke={1.5} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
