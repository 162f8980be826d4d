import { createStore } from '#platform/store';

/** Where parts of a list go on phones, and on tablets if it folds its filters. The elements stay, so that fields keep their state while a sheet is closed. */
export interface HeadSlots {
  /** In the place of the title: the days that are shown. */
  date?: HTMLElement;
  search: HTMLElement;
  filters: HTMLElement;
  more?: HTMLElement;
}

/** Null while all parts stay where they are. */
export const headSlots = createStore<HeadSlots | null>(null);

/** Whether the search field covers the head. */
export const isSearchOpen = createStore(false);
