/** Failures that tests ask for; each counts down as it happens. */
export interface Faults {
  /** The next calls fail with this status, before anything is done. */
  fail?: { times: number; status: number };
  /** The next calls are too many (429), with Retry-After in seconds when given. */
  tooMany?: { times: number; retryAfter?: number };
  /** The next documents are accepted and the connection is dropped instead of an answer. */
  loseAnswer?: { times: number };
}

/** Takes one of a fault's times; whether there was one left. */
export function happens(fault: { times: number } | undefined): boolean {
  if (!fault || fault.times <= 0) return false;
  fault.times--;
  return true;
}
