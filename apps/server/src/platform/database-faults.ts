/** The SQLSTATE and constraint behind a failed query, if the database refused it. */
export function refusalOf(error: unknown): { state: string; constraint: string } | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || typeof cause.code !== 'string') return null;
  const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
  return { state: cause.code, constraint };
}
