import { type PointerEvent, useState } from 'react';
import styles from './rail-menu.module.css';

interface Named {
  text: string;
  /** The middle of its icon, px from the top of the window. */
  middle: number;
}

/** The name of the group under the pointer in the collapsed rail, told at once. */
export function useRailName() {
  const [named, setNamed] = useState<Named | null>(null);

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-rail-name]') : null;
    if (!item || pointerType !== 'mouse') return setNamed(null);
    const { top, height } = item.getBoundingClientRect();
    return setNamed({ text: item.dataset.railName ?? '', middle: top + height / 2 });
  }

  return { named, onPointerOver, forget: () => setNamed(null) };
}

/** The entry itself has this name for assistive technology. */
export function RailName({ text, middle }: Named) {
  return (
    <span data-rail-tip className={styles.tip} style={{ insetBlockStart: middle }} aria-hidden="true">
      {text}
    </span>
  );
}
