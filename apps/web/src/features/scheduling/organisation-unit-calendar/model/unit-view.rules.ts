import type { Zoom } from '@horae/timeline';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import {
  type RosterSearch,
  rosterFields,
  type Search,
  withFilters,
  writeFilters,
} from '#roster/model/roster-filters.rules';
import { type RosterView, viewFields, writeCard } from '#roster/model/roster-view.rules';
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

const Address = z.object({
  ...viewFields,
  view: z.enum(unitZooms).nullable().default(null),
  group: z.enum(unitGroupings).default('department'),
  list: rosterFields.date,
  tab: z.enum(phoneTabs).default('today'),
});

export function readUnitView(search: Search): UnitView {
  const { view: zoom, ...address } = readAddress(Address, search);
  return { ...withFilters(address, allCalendars), zoom, sort: 'name', emptyRows: true, focus: null };
}

export const standardUnitView = readUnitView({});

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
