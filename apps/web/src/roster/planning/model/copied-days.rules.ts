import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import type { DayItem } from './day-items.rules';
import { type ChosenDays, itemOn } from './fill-days.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { entriesOn } from './replace-day.rules';

/** Days that were copied, with what a text cannot say of them: types, breaks, notes, places, jobs and skills. */
export interface CopiedDays {
  /** As it was written to the clipboard: another text there comes from somewhere else. */
  text: string;
  entriesAt: (row: number, column: number) => readonly PlanEntry[];
  dates: readonly LocalDate[];
}

export function copiedDays(
  now: PlanNow,
  { people, dates, cells }: ChosenDays,
  text: string,
  days: LocalDays,
): CopiedDays {
  const isIn = cells && new Set(cells.map(({ employee, date }) => `${employee} ${date}`));
  const entries = people.map((employee) =>
    dates.map((date) => (!isIn || isIn.has(`${employee} ${date}`) ? entriesOn(now, employee, date, days) : [])),
  );
  return { text, dates, entriesAt: (row, column) => entries[row]?.[column] ?? [] };
}

/** Whether a text that is pasted is the one that these days were copied as. */
export const isCopiedText = (copied: CopiedDays | undefined, text: string): copied is CopiedDays =>
  copied !== undefined && copied.text === text.replaceAll('\r\n', '\n');

/** What a day becomes by pasting one of these onto it. */
export const itemsOfCopied = (
  { entriesAt, dates }: CopiedDays,
  { row, column, date }: { row: number; column: number; date: LocalDate },
  days: LocalDays,
): DayItem[] => entriesAt(row, column).map((entry) => itemOn(entry, dates[column]!, date, days));
