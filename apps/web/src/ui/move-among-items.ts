import type { KeyboardEvent } from 'react';

/** In a menu, arrows, Home and End move the focus among its items. */
export function moveAmongItems(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  items.at(to % items.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
