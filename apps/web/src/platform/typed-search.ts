import { createStore, useStore } from './store';

const drops = createStore(0);

/** Forgets what is typed and not searched for yet, for whoever clears a list clears that too. */
export const dropTypedSearch = (): void => drops.set(drops.get() + 1);

/** Another number each time what is typed is dropped. */
export const useTypedSearchDrops = (): number => useStore(drops);
