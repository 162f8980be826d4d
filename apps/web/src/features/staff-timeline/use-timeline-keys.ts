import { type Zoom, zooms } from '@horae/timeline';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { shortcutsOff } from '#platform/preferences';
import { useScreenKeys } from '#platform/screen-keys';
import { rosterWords } from '#roster/roster.words';

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

/** What the keyboard dialog says of them, and of the grid's own keys. */
const told = [
  ['today', 't'],
  ['move', '[', ']'],
  ['zoom', '1', '2', '3', '4'],
  ['firstFilter', 'f'],
  ['search', 'e'],
  ['overtimes', 'o'],
  ['issues', 'i'],
  ['refresh', 'r'],
  ['legend', 'l'],
  ['cells', '←', '→', '↑', '↓'],
  ['open', 'Enter'],
  ['shifts', 'F2'],
  ['period', 'PageUp', 'PageDown'],
  ['menu', 'Shift F10'],
] as const;

/** The screen's single letters; `g` and a letter are the shell's. */
export function useTimelineKeys(deeds: KeyDeeds): void {
  const say = rosterWords.use();
  useScreenKeys(
    useMemo(
      () => ({
        title: say('title'),
        shortcuts: told.map(([key, ...keys]) => ({ what: say(`keys.${key}`), keys })),
      }),
      [say],
    ),
  );
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
