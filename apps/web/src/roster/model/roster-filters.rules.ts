import { isLocalDate, type LocalDate } from '@horae/local-time/local-date';
import { readId } from '#platform/read-value';
import { allCalendars } from './shift.rules';

export const groupings = ['department', 'departmentGroup', 'workCenter', 'program', 'none'] as const;
export type Grouping = (typeof groupings)[number];
export const sortings = ['name', 'start', 'hours', 'issues'] as const;
export type Sorting = (typeof sortings)[number];
export const programs = ['fixed', 'flexible'] as const;
export type Program = (typeof programs)[number];
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

/** What all calendars let the user choose, as their URLs say it. */
export interface RosterFilters {
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
  hide: readonly LegendKey[];
}

/** How rows are arranged. */
export interface Arrangement {
  group: Grouping;
  sort: Sorting;
  /** Rows without events in range are listed too. */
  emptyRows: boolean;
}

/** Nothing chosen; which calendars that means is the screen's own. */
export const noFilters: Omit<RosterFilters, 'calendars'> = {
  bu: null,
  ou: null,
  wc: null,
  dg: [],
  dept: [],
  programs: [],
  q: '',
  emp: null,
  overtimes: true,
  ergani: false,
  hide: [],
};

export type Search = Readonly<Record<string, unknown>>;

/** The search parameters of a calendar, those that are not standard. */
export type RosterSearch = Readonly<Record<string, string>>;

const parts = (value: unknown): string[] =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);
const ids = (value: unknown): number[] => [...new Set(parts(value).flatMap((part) => readId(part) ?? []))];

function choices<T extends string>(value: unknown, known: readonly T[]): T[] {
  const sent = new Set(parts(value));
  return known.filter((choice) => sent.has(choice));
}

/** A date of this century that exists. */
export function readDate(value: unknown): LocalDate | null {
  const text = String(value ?? '');
  return isLocalDate(text) && text >= '2000' && text < '2101' ? text : null;
}

function readCalendars(value: unknown, standard: readonly number[]): readonly number[] {
  if (value === 'none') return [];
  const sent = ids(value);
  const known = allCalendars.filter((id) => sent.includes(id));
  return known.length > 0 ? known : standard;
}

/** Reads what is well formed; the rest is as standard. `standard` are the calendars shown when the URL is silent. */
export function readFilters(search: Search, standard: readonly number[]): RosterFilters {
  return {
    bu: readId(search.bu),
    ou: readId(search.ou),
    wc: readId(search.wc),
    dg: ids(search.dg),
    dept: ids(search.dept),
    programs: choices(search.program, programs),
    q: typeof search.q === 'string' ? search.q.slice(0, 100) : '',
    emp: readId(search.emp),
    calendars: readCalendars(search.cal, standard),
    overtimes: String(search.ot) !== '0',
    ergani: String(search.ergani) === '1',
    hide: choices(search.hide, legendKeys),
  };
}

/** The search parameters of the filters; what is standard is empty. */
export function writeFilters(filters: RosterFilters, standard: readonly number[]) {
  const cal = filters.calendars.join() || 'none';
  return {
    bu: String(filters.bu ?? ''),
    ou: String(filters.ou ?? ''),
    wc: String(filters.wc ?? ''),
    dg: filters.dg.join(),
    dept: filters.dept.join(),
    program: filters.programs.join(),
    q: filters.q,
    emp: String(filters.emp ?? ''),
    cal: cal === standard.join() ? '' : cal,
    ot: filters.overtimes ? '' : '0',
    ergani: filters.ergani ? '1' : '',
    hide: filters.hide.join(),
  };
}
