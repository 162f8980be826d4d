import { maskTaxNumbers } from '../tax-number';

/** The service refused a call with status 400 or 404. It gives no error codes, so we keep its whole text. */
export class ErganiRefusal extends Error {
  override readonly name = 'ErganiRefusal';
  readonly status: number;
  /** The service's text, possibly several lines. It may contain tax numbers; in `message` they are masked. */
  readonly text: string;

  constructor(status: number, text: string) {
    super(`ERGANI rejected this (${status}): ${maskTaxNumbers(text)}`);
    this.status = status;
    this.text = text;
  }
}

/** The service does not accept the user name, password or user type, or a token it has just issued. */
export class ErganiLogInRefused extends Error {
  override readonly name = 'ErganiLogInRefused';
  readonly text: string;

  constructor(text: string) {
    super(`ERGANI rejected the login: ${maskTaxNumbers(text)}`);
    this.text = text;
  }
}

/** No usable reply, even after retrying. */
export class ErganiUnavailable extends Error {
  override readonly name = 'ErganiUnavailable';
  /** `unknown` if something may have been accepted although its reply was lost. */
  readonly outcome: Outcome;
  /** The wait that the service asked for in Retry-After, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, outcome: Outcome, retryAfterMs?: number, cause?: unknown) {
    super(`ERGANI is not responding: ${reason}`, { cause });
    this.outcome = outcome;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What became of a call without a reply. */
export type Outcome = 'notAccepted' | 'unknown';
