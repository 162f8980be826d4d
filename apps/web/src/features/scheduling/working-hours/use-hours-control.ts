import type { LocalDate } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { useMemo } from 'react';
import type { SelectedHotel } from '#platform/storage';
import { businessDayOf } from '#roster/model/business-day.rules';
import { localDays } from '#roster/model/local-days.rules';
import type { RosterSearch } from '#roster/model/roster-filters.rules';
import { useMinute } from '#roster/use-minute';
import type { ChangeSearch } from '#roster/use-roster-address';
import { useAhead } from '#roster/use-roster-address';
import { type HoursView, readHoursView, writeHoursView } from './model/hours-view.rules';
import { columnsOf, hoursPeriod, movePeriod, type PeriodKind, usualColumn } from './model/period.rules';

/** The state of the screen in the URL, and the functions that change it. */
export function useHoursControl(hotel: SelectedHotel, search: RosterSearch, onSearch: ChangeSearch) {
  const [current, setCurrent] = useAhead(search);
  const view = useMemo(() => readHoursView(current), [current]);
  const now = useMinute();
  const days = localDays(createZone(hotel.timeZone ?? 'Europe/Athens'), businessDayOf(hotel));
  const today = days.dateOf(now);
  const date = view.date ?? today;
  const { start, days: length } = hoursPeriod(view.period, date);
  const period = useMemo(() => ({ start, days: length }), [start, length]);
  const column = view.col ?? usualColumn(view.period);
  const columns = useMemo(() => columnsOf(period, column), [period, column]);

  function change(part: Partial<HoursView>, options?: { replace?: boolean }): void {
    const next = writeHoursView({ ...view, ...part });
    setCurrent(next);
    onSearch(next, options);
  }

  const isNowIn = (kind: PeriodKind, first: LocalDate) => hoursPeriod(kind, today).start === first;

  return {
    view,
    days,
    today,
    date,
    period,
    column,
    columns,
    isNow: isNowIn(view.period, start),
    change,
    goTo: (on: LocalDate) => change({ date: on === today ? null : on, cell: null }),
    periodTo: (kind: PeriodKind) => change({ period: kind, col: null, cell: null }),
    move(by: 1 | -1) {
      const next = movePeriod(view.period, period, by).start;
      change({ date: isNowIn(view.period, next) ? null : next, cell: null });
    },
  };
}

export type HoursControl = ReturnType<typeof useHoursControl>;
