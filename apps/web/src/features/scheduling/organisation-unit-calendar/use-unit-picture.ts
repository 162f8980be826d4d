import type { SelectedHotel } from '#platform/storage';
import type { RosterPicture } from '#roster/export/roster-picture';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { rosterWords } from '#roster/roster.words';
import type { LoadedModel } from '#roster/use-grid-model';
import { standardUnitView } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';
import type { UnitBoard } from './use-unit-board';
import type { UnitControl } from './use-unit-control';

/** What the unit's calendar shows, as its files are written from it. */
export function useUnitPicture(
  hotel: SelectedHotel,
  { board, unit }: UnitBoard,
  counted: LoadedModel | undefined,
  control: UnitControl,
): RosterPicture | undefined {
  const say = unitWords.use();
  const words = rosterWords.use();
  const texts = useFilterTexts(board);
  if (!counted) return undefined;
  const { view, zoom, period, range, days } = control;
  // The unit itself is what the screen is of, and no filter.
  const active = activeFilters({ ...view, bu: null, ou: null }, standardUnitView.calendars, texts);
  const filters = active.map(({ name, value }) => words('filters.chip', { name, value }));
  return {
    name: 'organisation-unit-calendar',
    title: say('title'),
    hotel,
    place: unit?.label,
    zoom,
    period,
    range,
    days,
    model: counted.model,
    barsOf: counted.barsOf,
    filters,
  };
}
