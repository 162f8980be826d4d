import { tokenInvalidMessage } from '@horae/contract/errors';

/** A response other than success, thrown from anywhere below a route. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: More;

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

interface More {
  /** Further fields of the `error` object. */
  error?: Record<string, unknown>;
  /** The current record, for a stale update. */
  current?: unknown;
  retryAfterSeconds?: number;
  /** How a body may be compressed, if this one's compression is unknown. */
  acceptEncoding?: string;
}

/** The requested thing (`Permission`) does not exist. */
export const notFound = (thing: string) => new HttpError(404, 'NOT_FOUND', `${thing} not found`);

export const unauthorized = () => new HttpError(401, 'UNAUTHORIZED', tokenInvalidMessage);

export const forbidden = (message = 'Your role does not allow this.') => new HttpError(403, 'FORBIDDEN', message);

export const conflict = (message: string) => new HttpError(409, 'CONFLICT', message);

export const stale = (current: unknown) =>
  new HttpError(412, 'PRECONDITION_FAILED', 'Somebody else has changed this in the meantime.', { current });

/** Invalid input that only the service can detect; `path` in dot notation. */
export const invalid = (path: string, message: string) =>
  new HttpError(400, 'VALIDATION', message, { error: { fields: [{ path, message }] } });
