import { intField } from '@horae/contract/fields';
import { type HourColumnKind, type HourLevel, hourLevels } from '@horae/contract/scheduling/hour-rows';
import type { LocalDate } from '@horae/local-time/local-date';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import {
  type RosterFilters,
  type RosterSearch,
  rosterFields,
  type Search,
  withFilters,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { isVariance, type Measure, measures } from './measure.rules';
import { type PeriodKind, periodKinds } from './period.rules';

/** Working time and training; leave has no hours. */
export const hourCalendars: readonly number[] = [3000, 3002];
export const columnKinds: readonly HourColumnKind[] = ['day', 'week', 'month'];
export const hourSorts = ['name', 'total', 'variance'] as const;
export type HourSort = (typeof hourSorts)[number];
/** The structure of a hotel; the department group is available but not shown by default. */
export const usualLevels: readonly HourLevel[] = ['businessUnit', 'orgUnit', 'workCenter', 'department', 'employee'];
const usualMinutes = 15;
const mostMinutes = 480;

/** Ids from the root of the tree downwards, `1.4.12`; empty for the whole hotel. */
export type PathKey = string;
/** What is expanded: everything above a level, or the given paths. */
export type Opened = number | readonly PathKey[];

/** The place and column whose hours are broken down; the column `total` is the whole period. */
export interface CellAddress {
  path: PathKey;
  column: string;
}

/** The screen's URL state. */
export interface HoursView extends RosterFilters {
  measure: Measure;
  period: PeriodKind;
  /** Null means the default of the period. */
  col: HourColumnKind | null;
  levels: readonly HourLevel[];
  open: Opened;
  /** Null means today. */
  date: LocalDate | null;
  sort: HourSort;
  /** Minutes per person and day below which a variance is not highlighted. */
  min: number;
  chart: boolean;
  cell: CellAddress | null;
}

const isPath = (text: string) => /^\d{1,10}(\.\d{1,10}){0,5}$/.test(text);

function readOpen(text: string): Opened {
  if (text === 'all') return hourLevels.length;
  const [, level] = /^level-([2-5])$/.exec(text) ?? [];
  return level ? Number(level) : [...new Set(text.split(',').filter(isPath))];
}

function writeOpen(open: Opened): string {
  if (typeof open !== 'number') return open.join();
  return open >= hourLevels.length ? 'all' : `level-${open}`;
}

/** `1.4:2026-11-17`, `1.4:total`, `:2026-W47` */
function readCell(text: string): CellAddress | null {
  const [path = '', column = ''] = text.split(':');
  const isCell = (path === '' || isPath(path)) && /^(total|\d{4}-(\d{2}|W\d{2}|\d{2}-\d{2}))$/.test(column);
  return isCell ? { path, column } : null;
}

const Address = z.object({
  ...rosterFields,
  measure: z.enum(measures).default('planned'),
  period: z.enum(periodKinds).default('month'),
  col: z.enum(columnKinds).nullable().default(null),
  levels: z.array(z.enum(hourLevels)).default([...usualLevels]),
  open: z.string().transform(readOpen).default([]),
  sort: z.enum(hourSorts).default('name'),
  min: intField(0, mostMinutes).default(usualMinutes),
  chart: z.boolean().default(false),
  cell: z.string().transform(readCell).default(null),
});

export function readHoursView(search: Search): HoursView {
  const address = withFilters(readAddress(Address, search), hourCalendars, hourCalendars);
  // Sorting by variance requires a measure that shows variances.
  const sort = address.sort === 'variance' && !isVariance(address.measure) ? 'total' : address.sort;
  return { ...address, emp: null, ergani: false, hide: [], sort };
}

export const standardHoursView = readHoursView({});

/** Returns the search parameters of a view, without defaults. */
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

/** Resets the filters, but keeps measure, period and layout. */
export function clearedHoursView(view: HoursView): HoursView {
  const { bu, ou, wc, dg, dept, programs, q, calendars, overtimes } = standardHoursView;
  return { ...view, bu, ou, wc, dg, dept, programs, q, calendars, overtimes };
}
