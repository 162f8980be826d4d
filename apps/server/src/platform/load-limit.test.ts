import { liveContract } from '@horae/contract/core/live.contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replyWithError } from './error-replies';
import { limitLoad } from './load-limit';

let app: FastifyInstance;
let address: string;
let arrived: () => void;
let answer: (text: string) => void;

beforeEach(async () => {
  const answered = new Promise<string>((resolve) => (answer = resolve));
  const wait = () => {
    arrived();
    return answered;
  };
  app = Fastify();
  app.setErrorHandler(replyWithError);
  limitLoad(app, { inAll: 2, byAddress: 4, byAccount: 4 });
  app.get('/wait', wait);
  app.get('/live', { config: { contract: liveContract.stream } }, wait);
  app.get('/quick', () => 'there');
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Sends a number of requests and resolves once all of them have arrived. */
async function ask(path: string, times: number): Promise<Promise<Response>[]> {
  const asked: Promise<Response>[] = [];
  for (let time = 0; time < times; time++) {
    await new Promise<void>((resolve) => {
      arrived = resolve;
      asked.push(fetch(address + path));
    });
  }
  return asked;
}

it('asks a request beyond the limit to retry, and serves the waiting ones', async () => {
  const waiting = await ask('/wait', 2);

  const refused = await fetch(`${address}/quick`);
  answer('done');
  const served = await Promise.all(waiting.map(async (one) => (await one).text()));

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  expect(served).toEqual(['done', 'done']);
  expect((await fetch(`${address}/quick`)).status).toBe(200);
});

it('does not count live channels, which stay open all day', async () => {
  const open = await ask('/live', 5);

  const { status } = await fetch(`${address}/quick`);
  answer('end');
  await Promise.all(open);

  expect(status).toBe(200);
});
