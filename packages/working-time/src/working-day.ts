import { type LocalDate, minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Span } from './span';

/** A planned shift or a declared stretch, in epoch milliseconds. */
export interface DatedWork extends Span {
  readonly isOvertime: boolean;
}

/** A pause up to this many minutes is a break: what follows it is still the same work. Law 4808/2021 art. 56. */
const longestBreak = 30;

/**
 * Returns the working day of every planned or declared stretch of one employee: the local date on which it starts.
 * Overtime belongs to the day of the work that it prolongs (the stretch before it or, if there is none, the one after
 * it, at most a break away), even if it starts at or after midnight. The start of a hotel's business day has no part in
 * this: the state knows calendar dates only. Stretches may be of both layers and in any order.
 */
export function workingDays<W extends DatedWork>(work: readonly W[], zone: Zone): Map<W, LocalDate> {
  const days = new Map<W, LocalDate>();
  const inOrder = [...work].sort((a, b) => a.from - b.from || Number(a.isOvertime) - Number(b.isOvertime));
  const dateOf = (stretch: W) => days.get(stretch) ?? zone.dateAt(stretch.from);
  for (const stretch of inOrder) if (!stretch.isOvertime) days.set(stretch, dateOf(stretch));
  for (const stretch of inOrder) {
    if (!stretch.isOvertime) continue;
    const prolonged = workBefore(stretch, inOrder) ?? workAfter(stretch, inOrder);
    days.set(stretch, prolonged ? dateOf(prolonged) : zone.dateAt(stretch.from));
  }
  return days;
}

const reach = longestBreak * minute;

/** The latest work that ends at most a break before this overtime starts. */
function workBefore<W extends DatedWork>({ from, to }: W, work: readonly W[]): W | undefined {
  return work.findLast((other) => other.from < from && other.to >= from - reach && other.to < to);
}

/** The first work that starts at most a break after this overtime ends. */
function workAfter<W extends DatedWork>({ from, to }: W, work: readonly W[]): W | undefined {
  return work.find((other) => !other.isOvertime && other.from > from && other.from <= to + reach && other.to > to);
}

/** Clocked work; `to` is null while it is open. */
export interface DatedSession {
  readonly from: number;
  readonly to: number | null;
}

/**
 * Returns the working day of each clocked session of one employee, in order of start: that of the planned or declared
 * stretch it was matched to; without one, that of the session before it if only a break lies between them, else the
 * local date on which it starts.
 */
export function sessionDays<S extends DatedSession>(
  sessions: readonly S[],
  dayOfMatched: (session: S) => LocalDate | undefined,
  zone: Zone,
): LocalDate[] {
  const days: LocalDate[] = [];
  for (const [index, session] of sessions.entries()) {
    const before = sessions[index - 1];
    const isAfterBreak = before?.to != null && session.from - before.to <= reach;
    days.push(dayOfMatched(session) ?? (isAfterBreak ? days[index - 1]! : zone.dateAt(session.from)));
  }
  return days;
}

/**
 * Returns the working day of leave by the hour: that of the first work it interrupts, so that the last hours of a night
 * shift are of the evening on which it starts; else the local date on which the leave begins.
 */
export function hourlyLeaveDay<W extends Span>(
  { from, to }: Span,
  days: ReadonlyMap<W, LocalDate>,
  zone: Zone,
): LocalDate {
  const interrupted = [...days]
    .filter(([work]) => work.from < to && work.to > from)
    .toSorted(([one], [other]) => one.from - other.from)[0];
  return interrupted?.[1] ?? zone.dateAt(from);
}
