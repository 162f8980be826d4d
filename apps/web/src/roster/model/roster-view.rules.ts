import { Id } from '@horae/contract/fields';
import type { LocalDate } from '@horae/local-time/local-date';
import { z } from 'zod';
import { type Arrangement, isRosterDay, type RosterFilters, rosterFields } from './roster-filters.rules';

export const focuses = ['now', 'soon', 'late', 'overtime', 'issues'] as const;
export type Focus = (typeof focuses)[number];

/** A card over the screen: a day or the week of somebody. */
export type CardAddress = { kind: 'day'; employee: number; date: LocalDate } | { kind: 'week'; employee: number };

/** What the calendars of people by days have in common in their URLs. */
export interface RosterView extends RosterFilters, Arrangement {
  /** Null: today. */
  date: LocalDate | null;
  focus: Focus | null;
  shift: number | null;
  card: CardAddress | null;
}

/** `day-17-2026-11-21` or `week-17`. */
function readCard(text: string): CardAddress | null {
  const [, kind, id, date = ''] = /^(day|week)-([1-9]\d{0,9})(?:-(.+))?$/.exec(text) ?? [];
  const employee = Number(id);
  if (kind === 'week') return date === '' ? { kind, employee } : null;
  return kind === 'day' && isRosterDay(date) ? { kind, employee, date } : null;
}

/** What the addresses of the calendars of people by days have in common. */
export const viewFields = {
  ...rosterFields,
  shift: Id.nullable().default(null),
  card: z.string().transform(readCard).default(null),
  hotel: Id.nullable().default(null),
};

export const writeCard = (card: CardAddress): string =>
  card.kind === 'day' ? `day-${card.employee}-${card.date}` : `week-${card.employee}`;
