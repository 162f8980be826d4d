import { useState } from 'react';
import type { RosterSearch } from './model/roster-filters.rules';

interface Ahead {
  /** What the URL said when this was decided. */
  seen: RosterSearch;
  /** What the screen shows; the URL follows. */
  shown: RosterSearch;
  /** Texts sent to the URL that it may still come by on its way. */
  sent: readonly string[];
}

const textOf = (search: RosterSearch) => JSON.stringify(search);

/** The search parameters, a little ahead of the URL: a control answers at once and not when the router is through. */
export function useAhead(search: RosterSearch): [RosterSearch, (next: RosterSearch) => void] {
  const [ahead, setAhead] = useState<Ahead>({ seen: search, shown: search, sent: [] });
  let now = ahead;
  if (ahead.seen !== search) {
    const text = textOf(search);
    const isOnItsWay = ahead.sent.includes(text) && text !== textOf(ahead.shown);
    const shown = isOnItsWay || text === textOf(ahead.shown) ? ahead.shown : search;
    now = { seen: search, shown, sent: isOnItsWay ? ahead.sent.filter((other) => other !== text) : [] };
    setAhead(now);
  }
  return [
    now.shown,
    (next) => setAhead((current) => ({ ...current, shown: next, sent: [...current.sent, textOf(next)] })),
  ];
}
