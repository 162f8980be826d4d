import type { DeclarationFiling } from '@horae/contract/declarations/declaration-kinds';
import {
  type DayRow,
  type ErganiMessage,
  type LeaveKind,
  type LeavePart,
  type OvertimePart,
  type Person,
  type SchedulePart,
  wallClock,
  weekdays,
} from '@horae/ergani';
import { weekdayOf } from '@horae/local-time/week';
import {
  type CardFact,
  type DayFamily,
  type DeclaredDay,
  type DeclaredPart,
  isLeaveOfHours,
  isStretch,
  type OptOutFact,
} from './declared';

/** The establishment on whose behalf the hotel declares. */
export interface Employer {
  taxNumber: string;
  branch: number;
  timeZone: string;
}

/** Builds the message that declares consecutive days of one employee; for leave it may correct an earlier one. */
export function daysMessage(
  kind: DayFamily,
  filing: DeclarationFiling,
  days: readonly DeclaredDay[],
  person: Person,
  { branch, timeZone }: Employer,
  corrects?: { protocol: string; date: string },
): ErganiMessage {
  const rows = <Part>(write: (part: DeclaredPart, day: string) => Part): DayRow<Part>[] =>
    days.map(({ day, parts }) => ({ person, date: day, parts: parts.map((part) => write(part, day)) }));
  const range = { branch, from: days[0]!.day, to: days.at(-1)!.day };
  switch (kind) {
    case 'dailySchedule':
      return { kind, filing, declarations: [{ ...range, rows: rows((part) => schedulePart(part, timeZone)) }] };
    case 'overtime': {
      const write = (part: DeclaredPart): OvertimePart =>
        isStretch(part) ? { kind: 'overtime', ...times(part, timeZone) } : { kind: 'noOvertime' };
      return { kind, filing, declarations: [{ ...range, rows: rows(write) }] };
    }
    case 'leave': {
      const write = (part: DeclaredPart, day: string) => leavePart(part, day, timeZone);
      const declaration = { ...range, ...(corrects && { corrects }), rows: rows(write) };
      return { kind, isCorrection: corrects !== undefined, declarations: [declaration] };
    }
  }
}

function leavePart(part: DeclaredPart, day: string, timeZone: string): LeavePart {
  const year = Number(day.slice(0, 4));
  if (isLeaveOfHours(part)) {
    const { from, to } = part.hours;
    return { kind: part.kind, hours: times({ start: from, end: to }, timeZone), year };
  }
  const days = 'days' in part ? part.days : undefined;
  return { kind: part.kind as LeaveKind, year, ...(days !== undefined && { entitledDays: Math.min(days, 999) }) };
}

const times = ({ start, end }: { start: number; end: number }, timeZone: string) => ({
  from: wallClock(start * 1000, timeZone).time,
  to: wallClock(end * 1000, timeZone).time,
});

function schedulePart(part: DeclaredPart, timeZone: string): SchedulePart {
  return isStretch(part)
    ? { kind: 'work', ...times(part, timeZone) }
    : { kind: part.kind === 'rest' ? 'rest' : 'nonWorking' };
}

/** Builds the message for a week that repeats from its Monday on, until something else is declared. */
export function weekMessage(
  week: readonly DeclaredDay[],
  person: Person,
  { branch, timeZone }: Employer,
): ErganiMessage {
  const rows = week.map(({ day, parts }) => ({
    person,
    weekday: weekdays[weekdayOf(day) % 7]!,
    parts: parts.map((part) => schedulePart(part, timeZone)),
  }));
  return { kind: 'weeklySchedule', declarations: [{ branch, from: week[0]!.day, rows }] };
}

/** Builds the work card of one punch. */
export function cardMessage(
  { direction, at, lateReason }: CardFact,
  referenceDate: string,
  person: Person,
  { taxNumber, branch }: Employer,
): ErganiMessage {
  const event = { person, direction, referenceDate, at, ...(lateReason && { lateReason }) };
  return { kind: 'workCard', cards: [{ employerTaxNumber: taxNumber, branch, events: [event] }] };
}

/**
 * Builds the message that opts a month out of advance declaration or back in, from the head office for all branches.
 */
export function optOutMessage({ month, isOptedOut }: OptOutFact): ErganiMessage {
  return { kind: 'preAnnouncementOptOut', declarations: [{ branch: 0, isOptedOut, month }] };
}
