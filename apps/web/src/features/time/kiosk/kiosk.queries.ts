import type { AnswerOf, RequestOf, RouteContract } from '@horae/contract/route';
import { kioskContract } from '@horae/contract/time/kiosk.contract';
import { readError } from '#platform/read-error';
import { send } from '#platform/send';

const answerWithin = 10_000;

async function ask<R extends RouteContract>(contract: R, input: RequestOf<R>, key?: string): Promise<AnswerOf<R>> {
  const headers: Record<string, string> = key ? { authorization: `Device ${key}` } : {};
  // A connection that never answers counts as offline.
  const response = await send(contract, input, null, { headers, signal: AbortSignal.timeout(answerWithin) });
  if (!response.ok) throw await readError(response);
  return (await response.json()) as AnswerOf<R>;
}

export const pairKiosk = (code: string) => ask(kioskContract.pair, { body: { code } });

export const heartbeat = (key: string) => ask(kioskContract.heartbeat, { body: { now: Date.now() } }, key);

export const identify = (key: string, body: RequestOf<typeof kioskContract.identify>['body']) =>
  ask(kioskContract.identify, { body }, key);

export const punchAtKiosk = (key: string, body: RequestOf<typeof kioskContract.punch>['body']) =>
  ask(kioskContract.punch, { body }, key);

export const syncKiosk = (key: string, body: RequestOf<typeof kioskContract.sync>['body']) =>
  ask(kioskContract.sync, { body }, key);
