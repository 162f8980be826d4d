import { useState } from 'react';
import type { TimelineSearch } from './model/timeline-view.rules';

interface Ahead {
  /** What the URL said when this was decided. */
  seen: TimelineSearch;
  /** What the screen shows; the URL follows. */
  shown: TimelineSearch;
  /** Texts sent to the URL that it may still come by on its way. */
  sent: readonly string[];
}

const textOf = (search: TimelineSearch) => JSON.stringify(search);

/** The search parameters, a little ahead of the URL: a control answers at once and not when the router is through. */
export function useAhead(search: TimelineSearch): [TimelineSearch, (next: TimelineSearch) => void] {
  const [ahead, setAhead] = useState<Ahead>({ seen: search, shown: search, sent: [] });
  let now = ahead;
  if (ahead.seen !== search) {
    const text = textOf(search);
    const isOnItsWay = ahead.sent.includes(text) && text !== textOf(ahead.shown);
    const shown = isOnItsWay || text === textOf(ahead.shown) ? ahead.shown : search;
    now = { seen: search, shown, sent: isOnItsWay ? ahead.sent.filter((other) => other !== text) : [] };
    setAhead(now);
  }
  return [now.shown, (next) => setAhead((held) => ({ ...held, shown: next, sent: [...held.sent, textOf(next)] }))];
}
