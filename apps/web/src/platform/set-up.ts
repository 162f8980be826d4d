import { createStore } from './store';

/** Whether the set-up is in progress; the pages it links to then offer a way back to its steps. */
export const setUpUnderWay = createStore(false);
