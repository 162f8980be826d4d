import { CommitUnanswered, isConnectionLost, isOverloaded } from './database-faults';
import { HttpError } from './errors';

/** The answer to an error that came from a database out of reach or too busy; undefined for other errors. */
export function databaseAnswer(error: Error): HttpError | undefined {
  const sentence = sentenceOf(error);
  return sentence ? new HttpError(503, 'UNAVAILABLE', sentence, { retryAfterSeconds: 2 }) : undefined;
}

function sentenceOf(error: Error): string | undefined {
  if (error instanceof CommitUnanswered) return `${error.message} It may have been saved: check before you repeat it.`;
  if (isConnectionLost(error)) return 'The database is not responding.';
  return isOverloaded(error) ? 'Somebody else is changing this. Try again.' : undefined;
}
