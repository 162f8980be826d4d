import type { LocalDate } from '@horae/local-time/local-date';
import { type Direction, directions } from '../codes/day-type';
import { type LateReason, lateReasons } from '../codes/reason';
import { isoWithOffset } from '../local-time';
import { type Person, readPerson, type WirePerson, wirePerson } from './person';
import { isBlank, kindOf, unlessBlank } from './wire-text';

/** Clock-ins and clock-outs of people (`WRKCardSE`). */
export interface WorkCardMessage {
  readonly kind: 'workCard';
  readonly cards: readonly CardsOfBranch[];
}

export interface CardsOfBranch {
  /** AFM of the employer, nine digits. */
  readonly employerTaxNumber: string;
  /** Number of the branch; 0 is the head office. */
  readonly branch: number;
  /** Up to 200 characters. */
  readonly comments?: string;
  readonly events: readonly CardEvent[];
}

export interface CardEvent {
  readonly person: Person;
  readonly direction: Direction;
  /** The working day the event belongs to: clocking out in the morning has the date of the evening before. */
  readonly referenceDate: LocalDate;
  /** When it happened, in epoch milliseconds; sent as it is, never rounded. */
  readonly at: number;
  /** Required if the card is sent more than 15 minutes after `at`, not allowed otherwise. */
  readonly lateReason?: LateReason;
}

export interface WireWorkCard {
  Cards: {
    Card: { f_afm_ergodoti: string; f_aa: string; f_comments: string; Details: { CardDetails: WireCardEvent[] } }[];
  };
}

export interface WireCardEvent extends WirePerson {
  f_type: string;
  f_reference_date: string;
  f_date: string;
  f_aitiologia: string;
}

export function workCardBody({ cards }: WorkCardMessage, zone: string): WireWorkCard {
  return {
    Cards: {
      Card: cards.map(({ employerTaxNumber, branch, comments = '', events }) => ({
        f_afm_ergodoti: employerTaxNumber,
        f_aa: String(branch),
        f_comments: comments,
        Details: {
          CardDetails: events.map(({ person, direction, referenceDate, at, lateReason }) => ({
            ...wirePerson(person),
            f_type: directions[direction],
            f_reference_date: referenceDate,
            f_date: isoWithOffset(at, zone),
            f_aitiologia: lateReason ? lateReasons[lateReason] : '',
          })),
        },
      })),
    },
  };
}

export function readWorkCard(body: WireWorkCard): WorkCardMessage {
  return {
    kind: 'workCard',
    cards: body.Cards.Card.map((card) => ({
      employerTaxNumber: card.f_afm_ergodoti,
      branch: Number(card.f_aa),
      ...unlessBlank('comments', card.f_comments),
      events: card.Details.CardDetails.map((event) => ({
        person: readPerson(event),
        direction: kindOf(directions, event.f_type)!,
        referenceDate: event.f_reference_date,
        at: Date.parse(event.f_date),
        ...(isBlank(event.f_aitiologia) ? {} : { lateReason: kindOf(lateReasons, event.f_aitiologia)! }),
      })),
    })),
  };
}
