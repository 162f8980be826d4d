import { useEffect, useLayoutEffect, useRef } from 'react';
import { shortcutsOff } from './preferences';
import { createStore } from './store';

/** A shortcut of the current screen, listed in the keyboard dialog; without `action` if a widget handles it. */
export interface ScreenKey {
  what: string;
  keys: string[];
  action?: (key: string) => void;
}

interface ScreenKeys {
  title: string;
  shortcuts: readonly Pick<ScreenKey, 'what' | 'keys'>[];
}

export const screenKeys = createStore<ScreenKeys | null>(null);

/** The keys of a mode of the screen, such as planning. */
export const modeKeys = createStore<ScreenKeys | null>(null);

/** Lists the keys of a mode while it is on; whoever handles them does so by itself. */
export function useModeKeys(title: string, shortcuts: ScreenKeys['shortcuts'], isOn: boolean): void {
  const described = isOn ? JSON.stringify({ title, shortcuts }) : '';
  useEffect(() => {
    if (!described) return;
    modeKeys.set(JSON.parse(described) as ScreenKeys);
    return () => modeKeys.set(null);
  }, [described]);
}

const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [aria-modal="true"]';
const secondKeyWithin = 1500;

/** Registers and lists the single-letter shortcuts of the screen; `g` plus a letter belongs to the shell. */
export function useScreenKeys(title: string, keys: readonly ScreenKey[]): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });

  const described = JSON.stringify({ title, shortcuts: keys.map((key) => ({ what: key.what, keys: key.keys })) });
  useEffect(() => {
    screenKeys.set(JSON.parse(described) as ScreenKeys);
    return () => screenKeys.set(null);
  }, [described]);

  useEffect(() => {
    let wentAt = Number.NEGATIVE_INFINITY;

    function answer(event: KeyboardEvent): void {
      const { key, target, timeStamp } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || shortcutsOff.get()) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      const isSecond = timeStamp - wentAt < secondKeyWithin;
      wentAt = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
      const action = isSecond ? undefined : latest.current.find((one) => one.action && one.keys.includes(key))?.action;
      if (!action) return;
      event.preventDefault();
      action(key);
    }

    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
