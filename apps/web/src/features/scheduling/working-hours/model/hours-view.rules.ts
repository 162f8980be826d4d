import { type HourColumnKind, type HourLevel, hourLevels } from '@horae/contract/scheduling/working-hours.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { readOneOf } from '#platform/read-value';
import {
  noFilters,
  type RosterFilters,
  type RosterSearch,
  readDate,
  readFilters,
  type Search,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { isVariance, type Measure, measures } from './measure.rules';
import { type PeriodKind, periodKinds } from './period.rules';

/** Leave has no hours. */
export const hourCalendars: readonly number[] = [3000, 3002];
export const columnKinds: readonly HourColumnKind[] = ['day', 'week', 'month'];
export const hourSorts = ['name', 'total', 'variance'] as const;
export type HourSort = (typeof hourSorts)[number];
/** As a hotel is built; an employee's department group is left to whoever asks for it. */
export const usualLevels: readonly HourLevel[] = ['businessUnit', 'orgUnit', 'workCenter', 'department', 'employee'];
const usualMinutes = 15;
const mostMinutes = 480;

/** Ids from the top of the tree down, `1.4.12`; the whole hotel is the empty text. */
export type PathKey = string;
/** What is expanded: everything above a level, or the paths. */
export type Opened = number | readonly PathKey[];

/** The place and column whose hours are laid open; a column `total` is the whole period. */
export interface CellAddress {
  path: PathKey;
  column: string;
}

/** All that the URL says about the screen. */
export interface HoursView extends RosterFilters {
  measure: Measure;
  period: PeriodKind;
  /** Null: as usual for the period. */
  col: HourColumnKind | null;
  levels: readonly HourLevel[];
  open: Opened;
  /** Null: today. */
  date: LocalDate | null;
  sort: HourSort;
  /** Minutes a person and day that a variance may have unmarked. */
  min: number;
  chart: boolean;
  cell: CellAddress | null;
}

export const standardHoursView: HoursView = {
  ...noFilters,
  calendars: hourCalendars,
  measure: 'planned',
  period: 'month',
  col: null,
  levels: usualLevels,
  open: [],
  date: null,
  sort: 'name',
  min: usualMinutes,
  chart: false,
  cell: null,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isPath = (text: string) => /^\d{1,10}(\.\d{1,10}){0,5}$/.test(text);

function readLevels(value: unknown): readonly HourLevel[] {
  const sent = textOf(value).split(',');
  const known = [...new Set(sent)].filter((one): one is HourLevel => hourLevels.includes(one as HourLevel));
  return known.length > 0 ? known : usualLevels;
}

function readOpen(value: unknown): Opened {
  const text = textOf(value);
  if (text === 'all') return hourLevels.length;
  const [, level] = /^level-([2-5])$/.exec(text) ?? [];
  return level ? Number(level) : [...new Set(text.split(',').filter(isPath))];
}

function writeOpen(open: Opened): string {
  if (typeof open !== 'number') return open.join();
  return open >= hourLevels.length ? 'all' : `level-${open}`;
}

function readMinutes(value: unknown): number {
  const text = textOf(value);
  return /^\d{1,3}$/.test(text) && Number(text) <= mostMinutes ? Number(text) : usualMinutes;
}

/** `1.4:2026-11-17`, `1.4:total`, `:2026-W47` */
function readCell(value: unknown): CellAddress | null {
  const [path, column = ''] = textOf(value).split(':');
  if (path === undefined || (path !== '' && !isPath(path))) return null;
  return /^(total|\d{4}-(\d{2}|W\d{2}|\d{2}-\d{2}))$/.test(column) ? { path, column } : null;
}

/** Reads what it knows and is well formed; the rest is as standard. */
export function readHoursView(search: Search): HoursView {
  const filters = readFilters(search, hourCalendars);
  const calendars = hourCalendars.filter((id) => filters.calendars.includes(id));
  const isNone = filters.calendars.length === 0;
  const measure = readOneOf(search.measure, measures, 'planned');
  const sort = readOneOf(search.sort, hourSorts, 'name');
  return {
    ...filters,
    emp: null,
    ergani: false,
    hide: [],
    calendars: calendars.length > 0 || isNone ? calendars : hourCalendars,
    measure,
    period: readOneOf(search.period, periodKinds, 'month'),
    col: columnKinds.find((kind) => kind === search.col) ?? null,
    levels: readLevels(search.levels),
    open: readOpen(search.open),
    date: readDate(search.date),
    // The size of a difference is an order only where differences are shown.
    sort: sort === 'variance' && !isVariance(measure) ? 'total' : sort,
    min: readMinutes(search.min),
    chart: String(search.chart) === '1',
    cell: readCell(search.cell),
  };
}

/** The search parameters of a view, without what is standard. */
export function writeHoursView(view: HoursView): RosterSearch {
  const { measure, period, col, levels, open, date, sort, min, chart, cell } = view;
  const texts = {
    measure: measure === 'planned' ? '' : measure,
    period: period === 'month' ? '' : period,
    col: col ?? '',
    date: date ?? '',
    levels: levels.join() === usualLevels.join() ? '' : levels.join(),
    open: writeOpen(open),
    ...writeFilters(view, hourCalendars),
    sort: sort === 'name' ? '' : sort,
    min: min === usualMinutes ? '' : String(min),
    chart: chart ? '1' : '',
    cell: cell ? `${cell.path}:${cell.column}` : '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Standard filters; what is measured, when and how it is laid out stays. */
export function clearedHoursView(view: HoursView): HoursView {
  const { bu, ou, wc, dg, dept, programs, q, calendars, overtimes } = standardHoursView;
  return { ...view, bu, ou, wc, dg, dept, programs, q, calendars, overtimes };
}
