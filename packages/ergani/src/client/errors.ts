import { maskTaxNumbers } from '../tax-number';

/** The service read a call and said no, with status 400 or 404. It has no codes for why, so its words are kept whole. */
export class ErganiRefusal extends Error {
  override readonly name = 'ErganiRefusal';
  readonly status: number;
  /** The service's own words, several lines maybe. They may hold tax numbers; `message` has those masked. */
  readonly text: string;

  constructor(status: number, text: string) {
    super(`ERGANI refused (${status}): ${maskTaxNumbers(text)}`);
    this.status = status;
    this.text = text;
  }
}

/** User name, password or user type are not accepted, or a token that was just given is not. */
export class ErganiLogInRefused extends Error {
  override readonly name = 'ErganiLogInRefused';
  readonly text: string;

  constructor(text: string) {
    super(`ERGANI refused the log-in: ${maskTaxNumbers(text)}`);
    this.text = text;
  }
}

/** No usable answer, also after trying again. */
export class ErganiUnavailable extends Error {
  override readonly name = 'ErganiUnavailable';
  /** `unknown` when something may have been accepted whose answer was lost. */
  readonly outcome: Outcome;
  /** How long the service asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, outcome: Outcome, retryAfterMs?: number, cause?: unknown) {
    super(`ERGANI does not answer: ${reason}`, { cause });
    this.outcome = outcome;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What became of a call without an answer. */
export type Outcome = 'notAccepted' | 'unknown';
