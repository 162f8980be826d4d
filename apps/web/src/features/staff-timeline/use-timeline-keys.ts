import { type Zoom, zooms } from '@horae/timeline';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { shortcutsOff } from '#platform/preferences';

export interface KeyDeeds {
  today: () => void;
  move: (by: 1 | -1) => void;
  zoomTo: (zoom: Zoom) => void;
  firstFilter: () => void;
  search: () => void;
  overtimes: () => void;
  issues: () => void;
  refresh: () => void;
  legend: () => void;
}

function deedOf(key: string, deeds: KeyDeeds): (() => void) | undefined {
  const zoom = zooms[Number(key) - 1];
  if (zoom) return () => deeds.zoomTo(zoom);
  return {
    t: deeds.today,
    '[': () => deeds.move(-1),
    ']': () => deeds.move(1),
    f: deeds.firstFilter,
    e: deeds.search,
    o: deeds.overtimes,
    i: deeds.issues,
    r: deeds.refresh,
    l: deeds.legend,
  }[key];
}

const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [aria-modal="true"]';
const secondKeyWithin = 1500;

/** The screen's single letters; `g` and a letter are the shell's. */
export function useTimelineKeys(deeds: KeyDeeds): void {
  const latest = useRef(deeds);
  useLayoutEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;

    function answer(event: KeyboardEvent): void {
      const { key, target, timeStamp } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || shortcutsOff.get()) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      const isSecond = timeStamp - wentAt < secondKeyWithin;
      wentAt = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
      const deed = isSecond ? undefined : deedOf(key, latest.current);
      if (!deed) return;
      event.preventDefault();
      deed();
    }

    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
