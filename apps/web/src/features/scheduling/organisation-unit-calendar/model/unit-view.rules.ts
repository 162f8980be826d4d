import type { Zoom } from '@horae/timeline';
import { readId, readOneOf } from '#platform/read-value';
import {
  noFilters,
  type RosterSearch,
  readDate,
  readFilters,
  type Search,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { type RosterView, readCard, writeCard } from '#roster/model/roster-view.rules';
import { allCalendars } from '#roster/model/shift.rules';

export const unitZooms = ['week', 'two-weeks', 'month'] as const satisfies readonly Zoom[];
export const unitGroupings = ['department', 'none'] as const;
export const phoneTabs = ['today', 'team'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

/** All that the URL says about the screen. */
export interface UnitView extends RosterView {
  zoom: Zoom | null;
  /** The day whose list is open. */
  list: string | null;
  /** What a phone shows. */
  tab: PhoneTab;
  hotel: number | null;
}

export const standardUnitView: UnitView = {
  ...noFilters,
  calendars: allCalendars,
  zoom: null,
  date: null,
  group: 'department',
  sort: 'name',
  emptyRows: true,
  focus: null,
  shift: null,
  card: null,
  list: null,
  tab: 'today',
  hotel: null,
};

/** Reads what it knows and is well formed; the rest is as standard. */
export function readUnitView(search: Search): UnitView {
  return {
    ...standardUnitView,
    ...readFilters(search, allCalendars),
    zoom: unitZooms.find((zoom) => zoom === search.view) ?? null,
    date: readDate(search.date),
    group: readOneOf(search.group, unitGroupings, 'department'),
    shift: readId(search.shift),
    card: readCard(search.card),
    list: readDate(search.list),
    tab: readOneOf(search.tab, phoneTabs, 'today'),
    hotel: readId(search.hotel),
  };
}

/** The search parameters of a view, without what is standard. */
export function writeUnitView(view: UnitView): RosterSearch {
  const texts = {
    view: view.zoom ?? '',
    date: view.date ?? '',
    ...writeFilters(view, allCalendars),
    group: view.group === 'department' ? '' : view.group,
    shift: String(view.shift ?? ''),
    card: view.card ? writeCard(view.card) : '',
    list: view.list ?? '',
    tab: view.tab === 'today' ? '' : view.tab,
    hotel: String(view.hotel ?? ''),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Standard filters of the same unit at the same time. */
export function clearedUnitView(view: UnitView): UnitView {
  const { bu, ou, zoom, date, group, shift, tab, hotel } = view;
  return { ...standardUnitView, bu, ou, zoom, date, group, shift, tab, hotel };
}
