import { useSyncExternalStore } from 'react';
import { type Entry, stored } from './storage';
import { createStore, type Store } from './store';

export interface Preference<T> extends Store<T> {
  /** The current value, shared by all tabs. */
  use(): T;
}

/** A setting stored on this device and synchronised between tabs. */
function preference<T>(item: Entry<T>, apply: (value: T) => void = () => undefined): Preference<T> {
  const store = createStore(item.get());
  apply(store.get());
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === item.key) store.set(item.get());
  });
  store.subscribe(() => apply(store.get()));
  return {
    ...store,
    set(value) {
      item.set(value);
      store.set(value);
    },
    use: () => useSyncExternalStore(store.subscribe, store.get),
  };
}

const root = globalThis.document?.documentElement;

export const skin = preference(stored.skin, (value) => root?.setAttribute('data-skin', value));
export const direction = preference(stored.direction, (value) => root?.setAttribute('dir', value));
export const menuCollapsed = preference(stored.menuCollapsed);
export const adminPortalMenu = preference(stored.adminPortalMenu);
export const demoAppsMenu = preference(stored.demoAppsMenu);
export const shortcutsOff = preference(stored.shortcutsOff);
/** Rows of 24 px in the staff timeline, whatever the density of everything else. */
export const smallestRows = preference(stored.smallestRows);
export const coverFolded = preference(stored.coverFolded);
export const timelineDrawing = preference(stored.timelineDrawing);
