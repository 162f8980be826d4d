import { type KeyboardEvent, useId, useState } from 'react';

/** Keeps the active option of a list and the keys that move it; the field points to it with `aria-activedescendant`. */
export function useActiveOption(count: number, pick: (index: number) => void, { wraps = true, first = 0 } = {}) {
  const listId = useId();
  const [wish, setActive] = useState(first);
  const active = Math.min(wish, count - 1);

  function move(step: number): void {
    if (count === 0) return;
    const next = active + step;
    setActive(wraps ? (next + count) % count : Math.max(0, Math.min(count - 1, next)));
  }

  /** Whether the list handled the key. */
  function onKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'PageDown') setActive(Math.min(count - 1, active + 10));
    else if (key === 'PageUp') setActive(Math.max(0, active - 10));
    else if (key === 'Enter' && active >= 0) pick(active);
    else return false;
    return true;
  }

  return {
    listId,
    active,
    setActive,
    onKey,
    optionId: (index: number) => `${listId}-${index}`,
    activeId: active >= 0 ? `${listId}-${active}` : undefined,
  };
}
