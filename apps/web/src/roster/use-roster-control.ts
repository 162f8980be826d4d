import type { LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { type Period, periodOf, shiftPeriod, type Zoom } from '@horae/timeline';
import { useMemo } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { businessDayOf } from './model/business-day.rules';
import { dayRange } from './model/day-range.rules';
import { localDays } from './model/local-days.rules';
import type { RosterSearch } from './model/roster-filters.rules';
import type { RosterView } from './model/roster-view.rules';
import type { RosterControl } from './roster-control';
import { useAhead } from './use-ahead';
import { useMinute } from './use-minute';
import { useRosterChecks } from './use-roster-checks';

export type ChangeSearch = (search: RosterSearch, options?: { replace?: boolean }) => void;

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
export function useRosterControl<V extends RosterView & { zoom: Zoom | null }>(
  wishes: Wishes<V>,
): RosterControl & { view: V; change(part: Partial<V>, options?: { replace?: boolean }): void } {
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

  const checks = useRosterChecks(hotel.ErpCompanyId, period);

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
    checks,
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
