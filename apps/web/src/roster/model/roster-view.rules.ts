import { Id } from '@horae/contract/fields';
import type { LocalDate } from '@horae/local-time/local-date';
import { z } from 'zod';
import { type Arrangement, isRosterDay, type RosterFilters, rosterFields } from './roster-filters.rules';

export const focuses = ['now', 'soon', 'late', 'overtime', 'issues'] as const;
export type Focus = (typeof focuses)[number];

/** A card above the screen: an employee's day or week. */
export type CardAddress = { kind: 'day'; employee: number; date: LocalDate } | { kind: 'week'; employee: number };

/** The common URL state of the calendars of people by days. */
export interface RosterView extends RosterFilters, Arrangement {
  /** Null means today. */
  date: LocalDate | null;
  focus: Focus | null;
  shift: number | null;
  card: CardAddress | null;
}

/** Reads `day-17-2026-11-21` or `week-17`. */
function readCard(text: string): CardAddress | null {
  const [, kind, id, date = ''] = /^(day|week)-([1-9]\d{0,9})(?:-(.+))?$/.exec(text) ?? [];
  const employee = Number(id);
  if (kind === 'week') return date === '' ? { kind, employee } : null;
  return kind === 'day' && isRosterDay(date) ? { kind, employee, date } : null;
}

/** The common search parameters of the calendars of people by days. */
export const viewFields = {
  ...rosterFields,
  shift: Id.nullable().default(null),
  card: z.string().transform(readCard).default(null),
  hotel: Id.nullable().default(null),
};

export const writeCard = (card: CardAddress): string =>
  card.kind === 'day' ? `day-${card.employee}-${card.date}` : `week-${card.employee}`;
