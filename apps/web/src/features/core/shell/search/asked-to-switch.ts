import { createStore } from '#platform/store';

/** A search result of another hotel, which waits for an answer before it is opened. */
export const askedToSwitch = createStore<{ title: string; hotelName: string; open: () => void } | null>(null);
