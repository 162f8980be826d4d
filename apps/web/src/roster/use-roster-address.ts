import type { LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { type Period, periodOf, shiftPeriod, type Zoom } from '@horae/timeline';
import { useMemo, useState } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { businessDayOf } from './model/business-day.rules';
import { dayRange } from './model/day-range.rules';
import { localDays } from './model/local-days.rules';
import type { RosterSearch } from './model/roster-filters.rules';
import type { RosterView } from './model/roster-view.rules';
import type { RosterAddress } from './roster-address';
import { useMinute } from './use-minute';

export type ChangeSearch = (search: RosterSearch, options?: { replace?: boolean }) => void;

interface Ahead {
  /** The URL's parameters when `shown` was set. */
  seen: RosterSearch;
  /** What the screen shows; the URL follows. */
  shown: RosterSearch;
  /** Texts already sent to the router that the URL may still pass through. */
  sent: readonly string[];
}

const textOf = (search: RosterSearch) => JSON.stringify(search);

/** The search parameters, slightly ahead of the URL, so that controls respond before the router has finished. */
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
    (next) => setAhead((before) => ({ ...before, shown: next, sent: [...before.sent, textOf(next)] })),
  ];
}

interface Wishes<V> {
  hotel: SelectedHotel;
  search: RosterSearch;
  onSearch: ChangeSearch;
  read: (search: RosterSearch) => V;
  write: (view: V) => RosterSearch;
  /** The zoom if the URL has none. */
  usualZoom: Zoom;
  onZoom?: (zoom: Zoom) => void;
}

/** The URL state of a calendar, and the functions that change it. `read` and `write` must be stable. */
export function useRosterAddress<V extends RosterView & { zoom: Zoom | null }>(
  wishes: Wishes<V>,
): RosterAddress & { view: V; change(part: Partial<V>, options?: { replace?: boolean }): void } {
  const { hotel, search, onSearch, read, write, usualZoom, onZoom } = wishes;
  const [current, setCurrent] = useAhead(search);
  const view = useMemo(() => read(current), [read, current]);
  const now = useMinute();
  const days = localDays(createZone(hotel.timeZone ?? 'Europe/Athens'), businessDayOf(hotel));
  const today = days.dateOf(now);
  const zoom = view.zoom ?? usualZoom;
  const date = view.date ?? today;
  const { start, days: length } = periodOf(zoom, date);
  const period = useMemo<Period>(() => ({ start, days: length }), [start, length]);

  function change(part: Partial<V>, options?: { replace?: boolean }): void {
    const next = write({ ...view, ...part });
    setCurrent(next);
    onSearch(next, options);
  }

  function changeTime(part: { zoom?: Zoom | null; date: LocalDate | null }): void {
    change(part as Partial<V>);
  }

  return {
    view,
    zoom,
    date,
    today,
    now,
    days,
    period,
    range: dayRange(days.zone, period, days.business),
    isNow: periodOf(zoom, today).start === start,
    change,
    zoomTo(next, on = date) {
      onZoom?.(next);
      changeTime({ zoom: next === usualZoom ? null : next, date: on === today ? null : on });
    },
    goTo: (on) => changeTime({ date: on === today ? null : on }),
    move(by) {
      const next = shiftPeriod(zoom, period, by);
      // Moving back to the current period removes the date from the URL.
      const holdsToday = periodOf(zoom, today).start === next.start;
      changeTime({ date: holdsToday ? null : next.start });
    },
  };
}
