/** Failures that tests cause; each counts down as it occurs. */
export interface Faults {
  /** The next calls fail with this status before anything is processed. */
  fail?: { times: number; status: number };
  /** The next calls are rejected as too many (429), with Retry-After in seconds if given. */
  tooMany?: { times: number; retryAfter?: number };
  /** The next documents are accepted, but the connection is dropped instead of a reply. */
  loseAnswer?: { times: number };
}

/** Uses up one occurrence of a fault; returns whether there was one left. */
export function happens(fault: { times: number } | undefined): boolean {
  if (!fault || fault.times <= 0) return false;
  fault.times--;
  return true;
}
