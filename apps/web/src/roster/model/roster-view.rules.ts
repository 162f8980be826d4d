import type { LocalDate } from '@horae/local-time/local-date';
import { readId } from '#platform/read-value';
import { type Arrangement, type RosterFilters, readDate } from './roster-filters.rules';

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
export function readCard(value: unknown): CardAddress | null {
  const [, kind, id, day] = /^(day|week)-(\d+)(?:-(.+))?$/.exec(String(value ?? '')) ?? [];
  const employee = readId(id);
  if (employee === null) return null;
  if (kind === 'week') return day === undefined ? { kind, employee } : null;
  const date = readDate(day);
  return date === null ? null : { kind: 'day', employee, date };
}

export const writeCard = (card: CardAddress): string =>
  card.kind === 'day' ? `day-${card.employee}-${card.date}` : `week-${card.employee}`;
