import type { Message } from '@horae/contract/office/chat.contract';
import { dayOfMoment } from '#platform/device-day';

/** A message as it is drawn; one that is on its way has no place in the stored chat yet. */
export interface Line {
  /** Its place in the conversation, which it keeps once it is stored. */
  place: number;
  text: string;
  at: string;
  isOwn: boolean;
  state: 'stored' | 'sending' | 'failed';
  /** Of a message that is not stored yet. */
  key?: string;
}

/** What one person said in a row on one day. */
export interface Turn {
  isOwn: boolean;
  day: string;
  /** The first turn of its day. */
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

/** A message that was written and is not known to be stored. */
export interface Outgoing {
  key: string;
  text: string;
  at: string;
  isFailed: boolean;
  /** How many own messages were stored when it was written. */
  after: number;
}

/** The stored messages, then what is on its way; what has arrived meanwhile is not shown twice. */
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
