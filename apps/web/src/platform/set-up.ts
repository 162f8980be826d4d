import { createStore } from './store';

/** A set-up is under way: the pages it leads to offer the way back to its steps. */
export const setUpUnderWay = createStore(false);
