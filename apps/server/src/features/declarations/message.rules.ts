import {
  type DayRow,
  type ErganiMessage,
  type LeavePart,
  type OvertimePart,
  type Person,
  type SchedulePart,
  wallClock,
} from '@horae/ergani';
import {
  type CardFact,
  type DayFamily,
  type DeclaredDay,
  type DeclaredPart,
  isStretch,
  type OptOutFact,
} from './declared';

/** As whom the hotel declares. */
export interface Employer {
  taxNumber: string;
  branch: number;
  timeZone: string;
}

/** The message that declares days of one person, which follow each other without a gap. */
export function daysMessage(
  kind: DayFamily,
  filing: 'before' | 'afterwards',
  days: readonly DeclaredDay[],
  person: Person,
  { branch, timeZone }: Employer,
): ErganiMessage {
  const rows = <Part>(write: (part: DeclaredPart, day: string) => Part): DayRow<Part>[] =>
    days.map(({ day, parts }) => ({ person, date: day, parts: parts.map((part) => write(part, day)) }));
  const range = { branch, from: days[0]!.day, to: days.at(-1)!.day };
  const times = ({ start, end }: { start: number; end: number }) => ({
    from: wallClock(start * 1000, timeZone).time,
    to: wallClock(end * 1000, timeZone).time,
  });
  switch (kind) {
    case 'dailySchedule': {
      const write = (part: DeclaredPart): SchedulePart =>
        isStretch(part) ? { kind: 'work', ...times(part) } : { kind: part.kind === 'rest' ? 'rest' : 'nonWorking' };
      return { kind, filing, declarations: [{ ...range, rows: rows(write) }] };
    }
    case 'overtime': {
      const write = (part: DeclaredPart): OvertimePart =>
        isStretch(part) ? { kind: 'overtime', ...times(part) } : { kind: 'noOvertime' };
      return { kind, filing, declarations: [{ ...range, rows: rows(write) }] };
    }
    case 'leave': {
      const write = ({ kind }: DeclaredPart, day: string): LeavePart => ({
        kind: kind === 'annual' || kind === 'sickness' ? kind : 'unpaid',
        year: Number(day.slice(0, 4)),
      });
      return { kind, isCorrection: false, declarations: [{ ...range, rows: rows(write) }] };
    }
  }
}

/** The work card of one punch. */
export function cardMessage(
  { direction, at, lateReason }: CardFact,
  referenceDate: string,
  person: Person,
  { taxNumber, branch }: Employer,
): ErganiMessage {
  const event = { person, direction, referenceDate, at, ...(lateReason && { lateReason }) };
  return { kind: 'workCard', cards: [{ employerTaxNumber: taxNumber, branch, events: [event] }] };
}

/** That the changes of a month are declared after the work, or are not after all; the head office says it for all. */
export function optOutMessage({ month, isOptedOut }: OptOutFact): ErganiMessage {
  return { kind: 'preAnnouncementOptOut', declarations: [{ branch: 0, isOptedOut, month }] };
}
