import type { RouteContract } from '@horae/contract/route';
import { ApiError } from './api-error';
import { config } from './config';
import { refusals } from './refusals.words';
import { fillPath, queryText } from './request-url';

/** The parts of a request, untyped. */
export interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

function bodyOf(contract: RouteContract, body: unknown, token: string | null): unknown {
  // These calls also carry the token in the body, and a retry must use the renewed one in both places.
  if (contract.bearer === 'body' && token) return { ...(body as object), token };
  return body;
}

/** Sends one request of a contract; throws only if there is no reply. */
export async function send(
  contract: RouteContract,
  { params, query, body }: RequestParts,
  token: string | null,
  options: { signal?: AbortSignal; keepalive?: boolean; headers?: Record<string, string> } = {},
): Promise<Response> {
  const url = fillPath(contract.path, params as Record<string, unknown>) + queryText(query as Record<string, unknown>);
  const sentBody = bodyOf(contract, body, token);
  try {
    return await fetch(config.apiBaseUrl + url, {
      method: contract.method,
      headers: {
        accept: 'application/json',
        ...(sentBody !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(sentBody !== undefined && { body: JSON.stringify(sentBody) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, 'NO_ANSWER', refusals.say('noAnswer'));
  }
}
