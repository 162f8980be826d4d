import type { Message } from '@horae/contract/office/chat.contract';
import { dayOfMoment } from '#platform/device-day';

/** A message as rendered; one that is still being sent has no place in the stored chat yet. */
export interface Line {
  /** Its index in the conversation, which stays the same once it is stored. */
  place: number;
  text: string;
  at: string;
  isOwn: boolean;
  state: 'stored' | 'sending' | 'failed';
  /** Only for messages that are not stored yet. */
  key?: string;
}

/** Consecutive messages of one person on one day. */
export interface Turn {
  isOwn: boolean;
  day: string;
  /** Whether it is the first of its day. */
  opensDay: boolean;
  lines: Line[];
}

const dayOf = (at: string): string => dayOfMoment(new Date(at));

export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const day = dayOf(line.at);
    const last = turns.at(-1);
    if (last?.isOwn === line.isOwn && last.day === day) last.lines.push(line);
    else turns.push({ isOwn: line.isOwn, day, opensDay: last?.day !== day, lines: [line] });
  }
  return turns;
}

/** A message that is not known to be stored. */
export interface Outgoing {
  key: string;
  text: string;
  at: string;
  isFailed: boolean;
  /** The number of own messages stored when it was written. */
  after: number;
}

/** The stored messages, followed by those being sent; a message that has been stored meanwhile appears once. */
export function linesOf(messages: readonly Message[], contactId: number, outgoing: readonly Outgoing[]): Line[] {
  const stored = messages.map(({ message, time, senderId }, place): Line => {
    return { place, text: message, at: time, isOwn: senderId !== contactId, state: 'stored' };
  });
  const own = stored.filter(({ isOwn }) => isOwn);
  const waiting = outgoing.filter(({ after, text, isFailed }) => {
    return isFailed || !own.slice(after).some((line) => line.text === text);
  });
  return [
    ...stored,
    ...waiting.map(({ key, text, at, isFailed }, index): Line => {
      return { key, place: stored.length + index, text, at, isOwn: true, state: isFailed ? 'failed' : 'sending' };
    }),
  ];
}
