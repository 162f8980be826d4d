import { cardTiming, type ErganiMessage, wallClock } from '../src';
import * as greek from './greek';

/**
 * Checks the times of work cards at an instant (epoch milliseconds): in the future, on time with a reason, late without
 * one.
 */
export function cardFaults(message: ErganiMessage, now: number): string[] {
  if (message.kind !== 'workCard') return [];
  return message.cards.flatMap(({ events }) =>
    events.flatMap(({ at, lateReason }) => {
      const { date, time } = wallClock(at);
      const shown = `${date.split('-').reverse().join('/')} ${time}`;
      switch (cardTiming(at, now)) {
        case 'future':
          return [greek.futureMovement(shown)];
        case 'onTime':
          return lateReason ? [greek.reasonForbidden(shown)] : [];
        case 'late':
          return lateReason ? [] : [greek.reasonNeeded(shown)];
      }
    }),
  );
}
