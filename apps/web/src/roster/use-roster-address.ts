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
    (next) => setAhead((before) => ({ ...before, shown: next, sent: [...before.sent, textOf(next)] })),
  ];
}

interface Wishes<V> {
  hotel: SelectedHotel;
  search: RosterSearch;
  onSearch: ChangeSearch;
  read: (search: RosterSearch) => V;
  write: (view: V) => RosterSearch;
  /** The zoom of a URL that is silent about it. */
  usualZoom: Zoom;
  onZoom?: (zoom: Zoom) => void;
}

/** What the URL of a calendar says, and the ways to change it. `read` and `write` are held in constants. */
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
      // Moving back to now leaves no date behind.
      const holdsToday = periodOf(zoom, today).start === next.start;
      changeTime({ date: holdsToday ? null : next.start });
    },
  };
}
