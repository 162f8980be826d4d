import { type LocalDate, type Zoom, zooms } from '@horae/timeline';
import { readId, readOneOf } from '#platform/read-value';
import { allCalendars, calendars } from './shift.rules';

export const groupings = ['department', 'departmentGroup', 'workCenter', 'program', 'none'] as const;
export type Grouping = (typeof groupings)[number];
export const sortings = ['name', 'start', 'hours', 'issues'] as const;
export type Sorting = (typeof sortings)[number];
export const programs = ['fixed', 'flexible'] as const;
export type Program = (typeof programs)[number];
export const focuses = ['now', 'soon', 'late', 'overtime', 'issues'] as const;
export type Focus = (typeof focuses)[number];
export const legendKeys = [
  'regular',
  'split',
  'overtime',
  'night',
  'oncall',
  'training',
  'leave',
  'unpaid',
  'sick',
  'rest',
  'other',
  'cancelled',
] as const;
export type LegendKey = (typeof legendKeys)[number];

/** A card over the screen: a day or the week of somebody. */
export type CardAddress = { kind: 'day'; employee: number; date: LocalDate } | { kind: 'week'; employee: number };

/** All that the URL says about the screen. */
export interface TimelineView {
  /** Null: as this device had it last. */
  zoom: Zoom | null;
  /** Null: today. */
  date: LocalDate | null;
  bu: number | null;
  ou: number | null;
  wc: number | null;
  dg: readonly number[];
  dept: readonly number[];
  programs: readonly Program[];
  q: string;
  emp: number | null;
  calendars: readonly number[];
  overtimes: boolean;
  ergani: boolean;
  group: Grouping;
  sort: Sorting;
  hide: readonly LegendKey[];
  focus: Focus | null;
  /** Rows without events in range are listed too. */
  emptyRows: boolean;
  shift: number | null;
  card: CardAddress | null;
  hotel: number | null;
}

export const standardView: TimelineView = {
  zoom: null,
  date: null,
  bu: null,
  ou: null,
  wc: null,
  dg: [],
  dept: [],
  programs: [],
  q: '',
  emp: null,
  calendars: [calendars.work],
  overtimes: true,
  ergani: false,
  group: 'department',
  sort: 'name',
  hide: [],
  focus: null,
  emptyRows: true,
  shift: null,
  card: null,
  hotel: null,
};

const parts = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);
const ids = (value: unknown): number[] => [...new Set(parts(value).flatMap((part) => readId(part) ?? []))];

function choices<T extends string>(value: unknown, known: readonly T[]): T[] {
  const sent = new Set(parts(value));
  return known.filter((choice) => sent.has(choice));
}

function readDate(value: unknown): LocalDate | null {
  const text = String(value ?? '');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '2000' || text >= '2101') return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function readCalendars(value: unknown): readonly number[] {
  if (value === 'none') return [];
  const sent = ids(value);
  const known = allCalendars.filter((id) => sent.includes(id));
  return known.length > 0 ? known : standardView.calendars;
}

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

type Search = Readonly<Record<string, unknown>>;

/** Reads what it knows and is well formed; the rest is as standard. */
export function readView(search: Search): TimelineView {
  return {
    zoom: zooms.find((zoom) => zoom === search.view) ?? null,
    date: readDate(search.date),
    bu: readId(search.bu),
    ou: readId(search.ou),
    wc: readId(search.wc),
    dg: ids(search.dg),
    dept: ids(search.dept),
    programs: choices(search.program, programs),
    q: typeof search.q === 'string' ? search.q.slice(0, 100) : '',
    emp: readId(search.emp),
    calendars: readCalendars(search.cal),
    overtimes: String(search.ot) !== '0',
    ergani: String(search.ergani) === '1',
    group: readOneOf(search.group, groupings, standardView.group),
    sort: readOneOf(search.sort, sortings, standardView.sort),
    hide: choices(search.hide, legendKeys),
    focus: focuses.find((focus) => focus === search.focus) ?? null,
    emptyRows: String(search.empty) !== '0',
    shift: readId(search.shift),
    card: readCard(search.card),
    hotel: readId(search.hotel),
  };
}

export type TimelineSearch = Partial<
  Record<
    | 'view'
    | 'date'
    | 'bu'
    | 'ou'
    | 'wc'
    | 'dg'
    | 'dept'
    | 'program'
    | 'q'
    | 'emp'
    | 'cal'
    | 'ot'
    | 'ergani'
    | 'group'
    | 'sort'
    | 'hide'
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
  const cal = view.calendars.join() || 'none';
  const texts: TimelineSearch = {
    view: view.zoom ?? '',
    date: view.date ?? '',
    bu: String(view.bu ?? ''),
    ou: String(view.ou ?? ''),
    wc: String(view.wc ?? ''),
    dg: view.dg.join(),
    dept: view.dept.join(),
    program: view.programs.join(),
    q: view.q,
    emp: String(view.emp ?? ''),
    cal: cal === standardView.calendars.join() ? '' : cal,
    ot: view.overtimes ? '' : '0',
    ergani: view.ergani ? '1' : '',
    group: view.group === standardView.group ? '' : view.group,
    sort: view.sort === standardView.sort ? '' : view.sort,
    hide: view.hide.join(),
    focus: view.focus ?? '',
    empty: view.emptyRows ? '' : '0',
    shift: String(view.shift ?? ''),
    card: view.card ? writeCard(view.card) : '',
    hotel: String(view.hotel ?? ''),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
