import { refusals } from './refusals.words';

export interface FieldError {
  path: string;
  message: string;
}

interface ErrorParts {
  fields: FieldError[];
  byField: Record<string, string[]>;
  current: unknown;
  details: Record<string, unknown>;
}

/** A call that was refused or got no reply. Status 0 means no reply. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: FieldError[];
  /** Messages of the error body by field, as registration returns them (`error.email: […]`). */
  readonly byField: Record<string, string[]>;
  /** The current record, if a stale change was refused. */
  readonly current: unknown;
  /** Every field of the `error` object. */
  readonly details: Record<string, unknown>;

  constructor(status: number, code: string, message: string, body: Partial<ErrorParts> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = body.fields ?? [];
    this.byField = body.byField ?? {};
    this.current = body.current;
    this.details = body.details ?? {};
  }
}

/** Whether a change was refused because somebody else changed the record in the meantime. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/**
 * For `onError` of a mutation: reads the record again after somebody else changed it. The mutation goes on until that is
 * done, so that saving again sends the tag of what was read.
 */
export const rereadIfOutdated =
  (reread: () => Promise<unknown>) =>
  async (error: unknown): Promise<void> => {
    if (isOutdated(error)) await reread();
  };

/** Returns the message to show for any error. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.status === 400) return error.message || refusals.say('badRequest');
  if (error instanceof ApiError && error.status === 401) return refusals.say('loggedOut');
  return error instanceof Error ? error.message : String(error);
}

/** Returns the message for one field of a form, whichever format the server used. */
export function fieldError(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.byField[path]?.[0] ?? error.fields.find((field) => field.path === path)?.message;
}
