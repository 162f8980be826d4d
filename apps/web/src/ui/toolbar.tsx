import type { KeyboardEvent, ReactNode } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A group of buttons; arrows, Home and End move between them. */
export function Toolbar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof HTMLButtonElement) || event.target.closest('[role="menu"]')) return;
    const bar = event.currentTarget;
    const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].filter(
      (button) => !button.closest('[role="menu"]'),
    );
    const step = (steps[event.key] ?? 0) * (getComputedStyle(bar).direction === 'rtl' ? -1 : 1);
    const at = buttons.indexOf(event.target);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step ? (at + step) % buttons.length : undefined;
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next)?.focus();
  }

  return (
    <div role="toolbar" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
