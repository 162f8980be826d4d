import { type Zoom, zooms } from '@horae/timeline';
import { readId, readOneOf } from '#platform/read-value';
import {
  groupings,
  noFilters,
  type RosterSearch,
  readDate,
  readFilters,
  type Search,
  sortings,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { focuses, type RosterView, readCard, writeCard } from '#roster/model/roster-view.rules';
import { calendars } from '#roster/model/shift.rules';

/** What the grid shows: the shifts alone, or plan, declaration and clock of each. */
export const lenses = ['shifts', 'compare'] as const;
export type Lens = (typeof lenses)[number];

/** All that the URL says about the screen. */
export interface TimelineView extends RosterView {
  /** Null: as this device had it last. */
  zoom: Zoom | null;
  lens: Lens;
  hotel: number | null;
}

export const standardView: TimelineView = {
  zoom: null,
  lens: 'shifts',
  date: null,
  ...noFilters,
  calendars: [calendars.work],
  group: 'department',
  sort: 'name',
  focus: null,
  emptyRows: true,
  shift: null,
  card: null,
  hotel: null,
};

/** Reads what it knows and is well formed; the rest is as standard. */
export function readView(search: Search): TimelineView {
  return {
    zoom: zooms.find((zoom) => zoom === search.view) ?? null,
    lens: readOneOf(search.lens, lenses, standardView.lens),
    date: readDate(search.date),
    ...readFilters(search, standardView.calendars),
    group: readOneOf(search.group, groupings, standardView.group),
    sort: readOneOf(search.sort, sortings, standardView.sort),
    focus: focuses.find((focus) => focus === search.focus) ?? null,
    emptyRows: String(search.empty) !== '0',
    shift: readId(search.shift),
    card: readCard(search.card),
    hotel: readId(search.hotel),
  };
}

/** The search parameters of a view, in a fixed order and without what is standard. */
export function writeView(view: TimelineView): RosterSearch {
  const texts = {
    view: view.zoom ?? '',
    lens: view.lens === standardView.lens ? '' : view.lens,
    date: view.date ?? '',
    ...writeFilters(view, standardView.calendars),
    group: view.group === standardView.group ? '' : view.group,
    sort: view.sort === standardView.sort ? '' : view.sort,
    focus: view.focus ?? '',
    empty: view.emptyRows ? '' : '0',
    shift: String(view.shift ?? ''),
    card: view.card ? writeCard(view.card) : '',
    hotel: String(view.hotel ?? ''),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Standard filters at the same time and place: not the date, the zoom, the lens, the arrangement or the open shift. */
export function clearedFilters(view: TimelineView): TimelineView {
  const { zoom, lens, date, group, sort, emptyRows, shift, hotel } = view;
  return { ...standardView, zoom, lens, date, group, sort, emptyRows, shift, hotel };
}
