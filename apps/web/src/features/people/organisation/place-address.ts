import { Id } from '@horae/contract/fields';
import { HolidayYear } from '@horae/contract/people/hotel-holidays.contract';
import { type PlaceKind, placeKinds } from '@horae/contract/people/places';
import { z } from 'zod';
import { readId } from '#platform/read-value';

export const tabs = ['units', 'departments', 'holidays', 'hotel'] as const;

const placeActions = ['add', 'rename', 'cost', 'move', 'merge', 'close'] as const;
export type PlaceAction = (typeof placeActions)[number];

/** The open dialog: an action on a place, on a holiday, or one of the others. */
export type OpenDialog =
  | { action: PlaceAction; kind: PlaceKind; id: number }
  | { action: 'add-top' | 'paste' | 'hotel-add' | 'hotel-edit' | 'holiday-add' }
  | { action: 'holiday'; day: string };

/** `move.department.12`, `holiday.2026-05-01`, `paste`. */
export function openText(open: OpenDialog): string {
  if ('kind' in open) return `${open.action}.${open.kind}.${open.id}`;
  return 'day' in open ? `${open.action}.${open.day}` : open.action;
}

const others = ['add-top', 'paste', 'hotel-add', 'hotel-edit', 'holiday-add'] as const;

function readOpen(text: string): OpenDialog | null {
  const [first, second, third] = text.split('.');
  const other = others.find((one) => one === text);
  if (other) return { action: other };
  if (first === 'holiday' && second) return { action: 'holiday', day: second };
  const action = placeActions.find((one) => one === first);
  const kind = placeKinds.find((one) => one === second);
  const id = readId(third);
  return action && kind && id ? { action, kind, id } : null;
}

export const OrganisationAddress = z.object({
  tab: z.enum(tabs).default('units'),
  /** Left out: the hotel selected in the page frame. */
  hotel: Id.optional(),
  year: HolidayYear.optional(),
  closed: z.boolean().default(false),
  open: z.string().transform(readOpen).default(null),
});
