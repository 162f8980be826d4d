/** The first words of a line that could not be read; such a line can only be looked at. */
export const unreadable = 'Unreadable line';

/** A record that waits. */
interface Waiting {
  source?: string;
  reason: string | null;
  at: Date;
}

/** How far ahead of the server a record may be and still be taken, in milliseconds. */
export const mostAhead = 120_000;

/** Whether a record waits for another reason than its code, and could be read. */
export const isHeld = ({ reason }: Pick<Waiting, 'reason'>): boolean =>
  reason !== null && !reason.startsWith(unreadable);

/** Whether a record that is held can become a punch as it is: it has a person, and a time that is not in the future. */
export const isAcceptable = ({ at, source }: Waiting, owner: number | null, now: number): boolean =>
  owner !== null && source !== 'takeover' && at.getTime() <= now + mostAhead;
