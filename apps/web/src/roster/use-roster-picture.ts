import type { RosterPicture } from './export/roster-picture';
import type { ActiveFilter, FilterTexts } from './filters/active-filters.rules';
import { useFilterTexts } from './filters/use-filter-texts';
import type { Board } from './model/board.rules';
import type { GridModel } from './model/grid-model.rules';
import { isOpenRow } from './model/open-rows.rules';
import { openGroup } from './model/rows.rules';
import { rosterWords } from './roster.words';
import type { RosterAddress } from './roster-address';
import type { LoadedModel } from './use-grid-model';

type Screen = Pick<RosterPicture, 'name' | 'title' | 'hotel' | 'place' | 'hasDrafts'> & {
  filtersIn: (texts: FilterTexts) => readonly Pick<ActiveFilter<unknown>, 'name' | 'value'>[];
};

/** What a calendar currently shows, as the input of its exports. */
export function useRosterPicture(
  { filtersIn, ...screen }: Screen,
  board: Board | undefined,
  counted: LoadedModel | undefined,
  { zoom, period, range, days }: RosterAddress,
): RosterPicture | undefined {
  const say = rosterWords.use();
  const active = filtersIn(useFilterTexts(board));
  if (!counted || !board) return undefined;
  const { barsOf } = counted;
  const model = withoutOpen(counted.model);
  const filters = active.map(({ name, value }) => say('filters.chip', { name, value }));
  return {
    ...screen,
    zoom,
    period,
    range,
    days,
    model,
    barsOf,
    shiftsOf: board.shiftsOf,
    costPlaces: board.costPlaces,
    openRows: board.open,
    filters,
  };
}

/** Open shifts are for planners: what is posted or sent around has the rows of people. */
function withoutOpen(model: GridModel): GridModel {
  const rows = model.rows.filter((row) => (row.kind === 'group' ? row.id !== openGroup : !isOpenRow(row.id)));
  return rows.length === model.rows.length ? model : { ...model, rows };
}
