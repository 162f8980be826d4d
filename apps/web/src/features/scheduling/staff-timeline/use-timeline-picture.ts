import type { SelectedHotel } from '#platform/storage';
import type { RosterPicture } from '#roster/export/roster-picture';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import type { Board } from '#roster/model/board.rules';
import { rosterWords } from '#roster/roster.words';
import type { LoadedModel } from '#roster/use-grid-model';
import { timelineFilters } from './model/timeline-filters.rules';
import type { TimelineControl } from './use-timeline';

/** What the timeline shows, as its files are written from it. */
export function useTimelinePicture(
  hotel: SelectedHotel,
  board: Board | undefined,
  counted: LoadedModel | undefined,
  control: TimelineControl,
): RosterPicture | undefined {
  const say = rosterWords.use();
  const active = timelineFilters(control.view, useFilterTexts(board));
  if (!counted) return undefined;
  const { zoom, period, range, days } = control;
  const filters = active.map(({ name, value }) => say('filters.chip', { name, value }));
  const { model, barsOf } = counted;
  return { name: 'staff-timeline', title: say('title'), hotel, zoom, period, range, days, model, barsOf, filters };
}
