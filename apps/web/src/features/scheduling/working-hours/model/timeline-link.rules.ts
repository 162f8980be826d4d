import { daysBetween, type LocalDate } from '@horae/local-time/local-date';
import type { Zoom } from '@horae/timeline';
import { type RosterFilters, type RosterSearch, writeFilters } from '#roster/model/roster-filters.rules';
import type { Place } from './detail.rules';

interface Cell {
  place: Place;
  /** Half-open dates. */
  start: LocalDate;
  end: LocalDate;
}

function zoomOf({ start, end }: Cell): Zoom {
  const days = daysBetween(start, end);
  if (days <= 1) return 'day';
  return days <= 7 ? 'week' : 'month';
}

/** The timeline at the place and period of a figure, with declarations; opens at today if included. */
export function timelineSearch(filters: RosterFilters, cell: Cell, today: LocalDate): RosterSearch {
  const date = cell.start <= today && today < cell.end ? '' : cell.start;
  // A person is selected by id; a search on top of that would narrow twice.
  const q = cell.place.emp === null ? filters.q : '';
  const texts = {
    view: zoomOf(cell),
    date,
    ...writeFilters({ ...filters, ...cell.place, q, ergani: true }, []),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
