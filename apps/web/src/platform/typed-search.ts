import { createStore, useStore } from './store';

const drops = createStore(0);

/** Discards text that is typed but not yet searched for, as clearing a list must clear that as well. */
export const dropTypedSearch = (): void => drops.set(drops.get() + 1);

/** Returns a number that changes whenever typed text is discarded. */
export const useTypedSearchDrops = (): number => useStore(drops);
