import { useEffect } from 'react';
import { createStore } from './store';

/** A key of the screen that is open, as the keyboard dialog tells it. */
export interface ScreenKey {
  what: string;
  keys: string[];
}

export interface ScreenKeys {
  title: string;
  shortcuts: readonly ScreenKey[];
}

export const screenKeys = createStore<ScreenKeys | null>(null);

/** Tells the keyboard dialog the keys of a screen, for as long as it is open. Hold `keys` in a constant or `useMemo`. */
export function useScreenKeys(keys: ScreenKeys): void {
  useEffect(() => {
    screenKeys.set(keys);
    return () => screenKeys.set(null);
  }, [keys]);
}
