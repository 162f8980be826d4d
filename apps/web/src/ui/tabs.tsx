import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<T extends string> {
  value: T;
  label: string;
  /** Shown after the label, such as a count. */
  mark?: ReactNode;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Arranges the tabs vertically at the start of the panel if there is room. */
  isVertical?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs over one panel. Arrows, Home and End select a tab. */
export function Tabs<T extends string>({ label, tabs, value, onChange, isVertical = false, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);

  function onKeyDown(event: KeyboardEvent): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [forward, back] = isVertical
      ? ['ArrowDown', 'ArrowUp']
      : isRtl
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
    const next: Record<string, number> = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 };
    const index = next[event.key];
    if (index === undefined) return;
    event.preventDefault();
    const place = (index + tabs.length) % tabs.length;
    onChange(tabs[place]!.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  }

  return (
    <div className={styles.tabs} data-vertical={isVertical || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        className={`screen-only ${styles.list}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={tab.value === value ? keepInView : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.mark}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** Scrolls the tab strip only, without animation; the page stays where it is. */
function keepInView(chosen: HTMLElement | null): (() => void) | undefined {
  const strip = chosen?.parentElement;
  if (!strip) return;
  const watch = new ResizeObserver(() => {
    const [tab, seen] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
    if (tab.left < seen.left) strip.scrollLeft -= seen.left - tab.left;
    else if (tab.right > seen.right) strip.scrollLeft += tab.right - seen.right;
  });
  // Counts load later and move the selected tab.
  for (const part of [strip, ...strip.children]) watch.observe(part);
  return () => watch.disconnect();
}
