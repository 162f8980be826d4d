import { ErganiUnavailable, type Outcome } from './errors';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export type Fetch = typeof globalThis.fetch;

/** Error codes of failures before anything was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Makes one HTTP call and reads the whole reply. Throws ErganiUnavailable if there is none. */
export async function exchange(
  { baseUrl, fetch, timeoutMs }: { baseUrl: string; fetch: Fetch; timeoutMs: number },
  { method, path, body }: Call,
  accessToken?: string,
): Promise<Answer> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would send the token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new ErganiUnavailable(reasonOf(error), outcomeOf(error), undefined, error);
  }
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? undefined : codeOf(cause);
}

function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  return name === 'TimeoutError' ? 'the time was up' : (codeOf(error) ?? message);
}

function outcomeOf(error: unknown): Outcome {
  return neverSent.has(codeOf(error) ?? '') ? 'notAccepted' : 'unknown';
}
