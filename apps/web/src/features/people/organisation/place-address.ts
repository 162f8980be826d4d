import { type PlaceKind, placeKinds } from '@horae/contract/people/organisation.contract';
import { readId, readOneOf } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';

export const tabs = ['units', 'departments', 'holidays', 'hotel'] as const;
export type OrganisationTab = (typeof tabs)[number];

const placeActions = ['add', 'rename', 'move', 'merge', 'close'] as const;
export type PlaceAction = (typeof placeActions)[number];

/** The open dialog: an action on a place, on a holiday, or one of the others. */
export type OpenDialog =
  | { action: PlaceAction; kind: PlaceKind; id: number }
  | { action: 'add-top' | 'paste' | 'hotel-add' | 'hotel-edit' | 'holiday-add' }
  | { action: 'holiday'; day: string };

interface OrganisationAddress {
  tab: OrganisationTab;
  /** Null if the URL names none; then the hotel selected in the page frame applies. */
  hotel: number | null;
  year: number;
  withClosed: boolean;
  open: OpenDialog | null;
}

export function readAddress(search: TextSearch, thisYear: number): OrganisationAddress {
  const year = readId(search.year) ?? thisYear;
  return {
    tab: readOneOf(search.tab, tabs, 'units'),
    hotel: readId(search.hotel),
    year: year >= 1983 && year <= 2099 ? year : thisYear,
    withClosed: search.closed === 'true',
    open: readOpen(search.open),
  };
}

/** `move.department.12`, `holiday.2026-05-01`, `paste`. */
export function openText(open: OpenDialog): string {
  if ('kind' in open) return `${open.action}.${open.kind}.${open.id}`;
  return 'day' in open ? `${open.action}.${open.day}` : open.action;
}

const others = ['add-top', 'paste', 'hotel-add', 'hotel-edit', 'holiday-add'] as const;

function readOpen(text = ''): OpenDialog | null {
  const [first, second, third] = text.split('.');
  const other = others.find((one) => one === text);
  if (other) return { action: other };
  if (first === 'holiday' && second) return { action: 'holiday', day: second };
  const action = placeActions.find((one) => one === first);
  const kind = placeKinds.find((one) => one === second);
  const id = readId(third);
  return action && kind && id ? { action, kind, id } : null;
}
