import { Id } from '@horae/contract/fields';
import { type Zoom, zooms } from '@horae/timeline';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import {
  groupings,
  type RosterSearch,
  type Search,
  type Sorting,
  sortings,
  withFilters,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { focuses, type RosterView, viewFields, writeCard } from '#roster/model/roster-view.rules';
import { allCalendars, calendars } from '#roster/model/shift.rules';

/** What the grid shows: shifts only, or plan, declaration and clock record of each. */
export const lenses = ['shifts', 'compare'] as const;
export type Lens = (typeof lenses)[number];

/** The screen's URL state. */
export interface TimelineView extends RosterView {
  /** Null means the last one used on this device. */
  zoom: Zoom | null;
  lens: Lens;
  /** The person searched for: the grid scrolls to the row and marks it. */
  find: number | null;
  /** Shifts can be planned in the grid, by those who may. */
  plan: boolean;
  hotel: number | null;
}

const Address = z.object({
  ...viewFields,
  view: z.enum(zooms).nullable().default(null),
  lens: z.enum(lenses).default('shifts'),
  group: z.enum(groupings).default('department'),
  sort: z.enum(sortings).nullable().default(null),
  focus: z.enum(focuses).nullable().default(null),
  empty: z.boolean().default(true),
  find: Id.nullable().default(null),
  plan: z.boolean().default(false),
});

/** Days off and leave are part of a plan, so they are shown while planning. */
export const usualCalendars = ({ plan }: { plan: boolean }): readonly number[] =>
  plan ? allCalendars : [calendars.work];

/** Planners see people in the order of their department, where one is kept. */
export const usualSorting = ({ plan }: { plan: boolean }): Sorting => (plan ? 'order' : 'name');

export function readView(search: Search): TimelineView {
  const { view: zoom, empty: emptyRows, sort, ...address } = readAddress(Address, search);
  return {
    ...withFilters(address, usualCalendars(address)),
    zoom,
    emptyRows,
    sort: sort ?? usualSorting(address),
  };
}

export const standardView = readView({});

/** Returns the search parameters of a view in a fixed order, without defaults. */
export function writeView(view: TimelineView): RosterSearch {
  const texts = {
    view: view.zoom ?? '',
    lens: view.lens === standardView.lens ? '' : view.lens,
    date: view.date ?? '',
    ...writeFilters(view, usualCalendars(view)),
    group: view.group === standardView.group ? '' : view.group,
    sort: view.sort === usualSorting(view) ? '' : view.sort,
    focus: view.focus ?? '',
    empty: view.emptyRows ? '' : '0',
    shift: String(view.shift ?? ''),
    card: view.card ? writeCard(view.card) : '',
    find: String(view.find ?? ''),
    plan: view.plan ? '1' : '',
    hotel: String(view.hotel ?? ''),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** Resets the filters, but not the date, zoom, lens, arrangement or open shift. */
export function clearedFilters(view: TimelineView): TimelineView {
  const { zoom, lens, date, group, sort, emptyRows, shift, plan, hotel } = view;
  const calendarsOfMode = usualCalendars(view);
  return {
    ...standardView,
    calendars: calendarsOfMode,
    zoom,
    lens,
    date,
    group,
    sort,
    emptyRows,
    shift,
    plan,
    hotel,
  };
}
