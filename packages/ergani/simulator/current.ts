import type { LocalDate } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { type CardEvent, type DayRow, type LeavePart, type OvertimePart, type SchedulePart, weekdays } from '../src';
import type { AcceptedDocument, SimulatorState } from './state';

/** The current state of one employee on one date, each part with the protocol it was accepted under. */
export interface CurrentDay {
  readonly cards: { readonly in?: Standing<CardEvent>; readonly out?: Standing<CardEvent> };
  readonly schedule?: Standing<readonly SchedulePart[]>;
  readonly overtime?: Standing<readonly OvertimePart[]>;
  readonly leave?: Standing<readonly LeavePart[]>;
}

export interface Standing<T> {
  readonly protocol: string;
  readonly value: T;
}

export interface WhoAndWhen {
  /** AFM of the employer. */
  readonly employer: string;
  /** AFM of the employee. */
  readonly employee: string;
  readonly date: LocalDate;
}

/**
 * Returns what currently applies to an employee on a date. The last submission wins: for cards by employee, reference
 * date and direction; for schedules, overtime and leave by employee and date, independently of each other. A schedule
 * for that date takes precedence over the weekly one. Cancelled leave, and leave replaced by a correction, is ignored.
 */
export function currentDay({ accepted }: SimulatorState, { employer, employee, date }: WhoAndWhen): CurrentDay {
  const documents = accepted.filter((document) => document.employer === employer && !document.isCancelled).reverse();
  const first = <T>(read: (document: AcceptedDocument) => T | undefined): Standing<T> | undefined => {
    for (const document of documents) {
      const value = read(document);
      if (value !== undefined) return { protocol: document.protocol, value };
    }
    return undefined;
  };
  const card = (direction: 'in' | 'out') =>
    first(({ message }) =>
      message.kind === 'workCard'
        ? message.cards
            .flatMap(({ events }) => events)
            .findLast(
              (event) =>
                event.person.taxNumber === employee && event.referenceDate === date && event.direction === direction,
            )
        : undefined,
    );
  const ofDate = <Part>(declarations: readonly { rows: readonly DayRow<Part>[] }[]) =>
    declarations.flatMap(({ rows }) => rows).findLast((row) => row.person.taxNumber === employee && row.date === date)
      ?.parts;

  const schedule =
    first(({ message }) => (message.kind === 'dailySchedule' ? ofDate(message.declarations) : undefined)) ??
    first(({ message }) =>
      message.kind === 'weeklySchedule' ? ofWeek(message.declarations, employee, date) : undefined,
    );
  const overtime = first(({ message }) => (message.kind === 'overtime' ? ofDate(message.declarations) : undefined));
  const repeated = new Set(
    accepted.flatMap(({ message }) =>
      message.kind === 'leave' && message.isCorrection
        ? message.declarations.flatMap(({ corrects }) => corrects?.protocol ?? [])
        : [],
    ),
  );
  const leave = first(({ message, protocol }) =>
    message.kind === 'leave' && !repeated.has(protocol) ? ofDate(message.declarations) : undefined,
  );
  const [cardIn, cardOut] = [card('in'), card('out')];
  return {
    cards: { ...(cardIn && { in: cardIn }), ...(cardOut && { out: cardOut }) },
    ...(schedule && { schedule }),
    ...(overtime && { overtime }),
    ...(leave && { leave }),
  };
}

type Weeks = Extract<AcceptedDocument['message'], { kind: 'weeklySchedule' }>['declarations'];

function ofWeek(declarations: Weeks, employee: string, date: LocalDate): readonly SchedulePart[] | undefined {
  const weekday = weekdays[weekdayOf(date) % 7];
  return declarations
    .filter(({ from, to }) => from <= date && (to === undefined || date <= to))
    .flatMap(({ rows }) => rows)
    .findLast((row) => row.person.taxNumber === employee && row.weekday === weekday)?.parts;
}
