import { createZone, type LocalDate, type Period, periodOf, shiftPeriod, type Zoom } from '@horae/timeline';
import { useMemo, useState } from 'react';
import { type SelectedHotel, stored } from '#platform/storage';
import { windowKind } from '#platform/window-kind';
import { dayRange } from '#roster/model/day-range.rules';
import { localDays } from '#roster/model/local-days.rules';
import { useMinute } from '#roster/use-minute';
import { calendarViewOf, zoomOf } from './model/calendar-view-names.rules';
import { readView, type TimelineSearch, type TimelineView, writeView } from './model/timeline-view.rules';
import { useAhead } from './use-ahead';

export type ChangeSearch = (search: TimelineSearch, options?: { replace?: boolean }) => void;

/** The week is what every login begins with; on a phone that means its list of a day, since a week does not fit there. */
const openingZoom = (kept: Zoom): Zoom => (kept === 'week' && windowKind() === 'phone' ? 'day' : kept);

/** What the URL says, and the ways to change it. */
export function useTimeline(hotel: SelectedHotel, search: TimelineSearch, onSearch: ChangeSearch) {
  const [current, setCurrent] = useAhead(search);
  const view = useMemo(() => readView(current), [current]);
  // A URL that is silent about the zoom means the one this device had when the screen was opened, also after going back.
  const [usualZoom] = useState<Zoom>(() => openingZoom(zoomOf(stored.calendarView.get())));
  const now = useMinute();
  const days = localDays(createZone(hotel.timeZone ?? 'Europe/Athens'));
  const today = days.dateOf(now);
  const zoom = view.zoom ?? usualZoom;
  const date = view.date ?? today;
  const { start, days: length } = periodOf(zoom, date);
  const period = useMemo<Period>(() => ({ start, days: length }), [start, length]);
  const range = dayRange(days.zone, period);

  function change(part: Partial<TimelineView>, options?: { replace?: boolean }): void {
    const next = writeView({ ...view, ...part });
    setCurrent(next);
    onSearch(next, options);
  }

  function zoomTo(next: Zoom, on: LocalDate = date): void {
    stored.calendarView.set(calendarViewOf[next]);
    change({ zoom: next === usualZoom ? null : next, date: on === today ? null : on });
  }

  return {
    view,
    zoom,
    date,
    today,
    now,
    days,
    period,
    range,
    change,
    zoomTo,
    goTo: (on: LocalDate) => change({ date: on === today ? null : on }),
    move(by: 1 | -1) {
      const next = shiftPeriod(zoom, period, by);
      // Moving back to now leaves no date behind.
      const holdsToday = periodOf(zoom, today).start === next.start;
      change({ date: holdsToday ? null : next.start });
    },
    isNow: periodOf(zoom, today).start === start,
  };
}

export type TimelineControl = ReturnType<typeof useTimeline>;
