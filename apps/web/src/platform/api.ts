import { sessionContract } from '@horae/contract/core/session.contract';
import type { AnswerOf, RequestOf, RouteContract } from '@horae/contract/route';
import { afterRefusal } from './after-refusal';
import { contentKey } from './content-key';
import { readError } from './read-error';
import { renewToken } from './renew-token';
import { createRenewalQueue } from './renewal-queue';
import { type RequestParts, send } from './send';
import { sessionSignal } from './session';
import { stored } from './storage';

const queue = createRenewalQueue(() => stored.accessToken.get(), renewToken);

export const renewAhead = (): Promise<string> => queue.renew();

/** For what `fetch` cannot do: runs the attempt with the current token, and again with a renewed one after a 401. */
export const sendInSession: typeof queue.send = (attempt) => queue.send(attempt);

/** Makes a call with the current token; on 401, renews the token and retries once; after a 403 that asks who it is, too. */
export async function callForResponse(
  contract: RouteContract,
  input: RequestParts,
  options: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> {
  const signal = options.signal ? AbortSignal.any([options.signal, sessionSignal()]) : sessionSignal();
  const attempt = (token: string | null) => send(contract, input, token, { ...options, signal });
  if (contract.access === 'public') return send(contract, input, null, options);
  const response = await queue.send(attempt);
  return response.status === 403 ? afterRefusal(response, () => queue.send(attempt)) : response;
}

/** Calls the server as a contract describes and returns its reply, or throws an `ApiError`. */
export async function call<R extends RouteContract>(
  contract: R,
  input: RequestOf<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  const response = await callForResponse(contract, input as RequestParts, signal ? { signal } : {});
  if (!response.ok) throw await readError(response);
  // The server writes what the contract says; validating it here would cost time and find nothing.
  return (await response.json()) as AnswerOf<R>;
}

/** Returns a reply with its ETag, for use as `ifMatch` in a later change of the record. */
export async function callTagged<R extends RouteContract>(
  contract: R,
  input: RequestOf<R>,
  options: { signal?: AbortSignal; ifMatch?: string | undefined; idempotencyKey?: string } = {},
): Promise<{ answer: AnswerOf<R>; tag: string }> {
  const headers = {
    ...(options.ifMatch && { 'if-match': options.ifMatch }),
    ...(options.idempotencyKey && { 'idempotency-key': contentKey(options.idempotencyKey, input) }),
  };
  const { signal } = options;
  const response = await callForResponse(contract, input as RequestParts, { headers, ...(signal && { signal }) });
  if (!response.ok) throw await readError(response);
  return { answer: (await response.json()) as AnswerOf<R>, tag: response.headers.get('etag') ?? '' };
}

/** Tells the server that this session is over, without waiting for a reply. */
export function sayGoodbye(token: string): void {
  void send(sessionContract.logout, {}, token, { keepalive: true }).catch(() => undefined);
}
