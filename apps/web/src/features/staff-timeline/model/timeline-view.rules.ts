import { type LocalDate, type Zoom, zooms } from '@horae/timeline';
import { readId, readOneOf } from '#platform/read-value';
import {
  type Arrangement,
  groupings,
  noFilters,
  type RosterFilters,
  readDate,
  readFilters,
  type Search,
  sortings,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { calendars } from '#roster/model/shift.rules';

export const focuses = ['now', 'soon', 'late', 'overtime', 'issues'] as const;
export type Focus = (typeof focuses)[number];
/** A card over the screen: a day or the week of somebody. */
export type CardAddress = { kind: 'day'; employee: number; date: LocalDate } | { kind: 'week'; employee: number };

/** All that the URL says about the screen. */
export interface TimelineView extends RosterFilters, Arrangement {
  /** Null: as this device had it last. */
  zoom: Zoom | null;
  /** Null: today. */
  date: LocalDate | null;
  focus: Focus | null;
  shift: number | null;
  card: CardAddress | null;
  hotel: number | null;
}

export const standardView: TimelineView = {
  zoom: null,
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

/** `day-17-2026-11-21` or `week-17`. */
function readCard(value: unknown): CardAddress | null {
  const [, kind, id, day] = /^(day|week)-(\d+)(?:-(.+))?$/.exec(String(value ?? '')) ?? [];
  const employee = readId(id);
  if (employee === null) return null;
  if (kind === 'week') return day === undefined ? { kind, employee } : null;
  const date = readDate(day);
  return date === null ? null : { kind: 'day', employee, date };
}

const writeCard = (card: CardAddress): string =>
  card.kind === 'day' ? `day-${card.employee}-${card.date}` : `week-${card.employee}`;

/** Reads what it knows and is well formed; the rest is as standard. */
export function readView(search: Search): TimelineView {
  return {
    zoom: zooms.find((zoom) => zoom === search.view) ?? null,
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

export type TimelineSearch = Partial<
  Record<
    | keyof ReturnType<typeof writeFilters>
    | 'view'
    | 'date'
    | 'group'
    | 'sort'
    | 'focus'
    | 'empty'
    | 'shift'
    | 'card'
    | 'hotel',
    string
  >
>;

/** The search parameters of a view, in a fixed order and without what is standard. */
export function writeView(view: TimelineView): TimelineSearch {
  const texts: TimelineSearch = {
    view: view.zoom ?? '',
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

/** Standard filters at the same time and place: not the date, the zoom, the arrangement or the open shift. */
export function clearedFilters(view: TimelineView): TimelineView {
  const { zoom, date, group, sort, emptyRows, shift, hotel } = view;
  return { ...standardView, zoom, date, group, sort, emptyRows, shift, hotel };
}
