import { intField } from '@horae/contract/fields';
import { type HourColumnKind, type HourLevel, hourLevels } from '@horae/contract/scheduling/working-hours.contract';
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
  // The size of a difference is an order only where differences are shown.
  const sort = address.sort === 'variance' && !isVariance(address.measure) ? 'total' : address.sort;
  return { ...address, emp: null, ergani: false, hide: [], sort };
}

export const standardHoursView = readHoursView({});

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
