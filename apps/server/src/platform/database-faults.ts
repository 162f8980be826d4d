/** Returns the SQLSTATE and constraint of a failed query; null if the error did not come from the database. */
export function refusalOf(error: unknown): { state: string; constraint: string } | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || typeof cause.code !== 'string') return null;
  const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
  return { state: cause.code, constraint };
}
