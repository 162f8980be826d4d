/** Returns the SQLSTATE and constraint of a failed query; null if the error did not come from the database. */
export function refusalOf(error: unknown): { state: string; constraint: string } | null {
  const cause = causeOf(error);
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || typeof cause.code !== 'string') return null;
  const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
  return { state: cause.code, constraint };
}

// Drizzle wraps what the driver threw.
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

/** The connection was lost during a commit: what was written may be stored or not. */
export class CommitUnanswered extends Error {
  constructor(cause: unknown) {
    super('The connection to the database was lost while this was being saved.', { cause });
  }
}

/** No connection, or one that broke: the system's errors, and the classes “connection” and “operator intervention”. */
const lostCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOENT|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P..|53300|25P0[34])$/;
/** What the driver and its pool say without a code. */
const lostMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Whether the database could not be reached, or the connection broke before it answered. */
export function isConnectionLost(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && (lostCodes.test(codeOf(cause)) || lostMessages.test(cause.message));
}

/** Whether others held what this needed for too long, or it took too long itself; it may succeed later. */
export function isOverloaded(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && /^(55P03|57014|40P01|40001)$/.test(codeOf(cause));
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** What the database or the driver said, without the statement and its values. */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error ? `${codeOf(cause)} ${cause.message}`.trim() : String(cause);
}
