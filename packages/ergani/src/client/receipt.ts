import { readDate } from '../messages/wire-text';
import { ErganiUnavailable } from './errors';

/** The confirmation of an accepted document; one receipt for each branch in it. */
export interface Receipt {
  readonly id: string;
  readonly protocol: string;
  /** Local time in Athens, `YYYY-MM-DDTHH:mm`. */
  readonly submittedAt: string;
}

/** Reads one entry of the service's reply to a document. Throws ErganiUnavailable for anything else. */
export function readReceipt({ id, protocol, submitDate }: Record<string, unknown>): Receipt {
  const [, date, time] = /^(\d{2}\/\d{2}\/\d{4}) (\d{2}:\d{2})/.exec(String(submitDate)) ?? [];
  if (typeof protocol !== 'string' || date === undefined)
    throw new ErganiUnavailable('the receipt cannot be read', 'unknown');
  return { id: String(id), protocol, submittedAt: `${readDate(date)}T${time}` };
}
