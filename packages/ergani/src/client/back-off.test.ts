import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument } from '../messages/build-document';
import { cardOf, employerTaxNumber } from '../test/messages';
import { type Pair, startPair } from '../test/start-pair';

let pair: Pair;
beforeEach(async () => {
  pair = await startPair();
  await pair.client.submissions();
});
afterEach(() => pair.simulator.stop());

const card = () => buildDocument(cardOf(pair.clock.now)).body;

describe('waits twice as long each time, less a random part', () => {
  it.each([500, 502, 503, 504])('when the service fails with %d', async (status) => {
    pair.simulator.faults.fail = { times: 3, status };

    await expect(pair.client.submissions()).resolves.not.toEqual([]);
    expect(pair.waits).toEqual([375, 750, 1500]);
  });

  it('when calls are too many', async () => {
    pair.simulator.faults.tooMany = { times: 2 };

    await pair.client.submissions();
    expect(pair.waits).toEqual([375, 750]);
  });

  it('up to the longest wait', async () => {
    pair.simulator.faults.fail = { times: 4, status: 500 };

    await pair.another({ longestWaitMs: 1000 }).submissions();
    expect(pair.waits).toEqual([375, 750, 750, 750]);
  });
});

it('waits as long as it is asked to', async () => {
  pair.simulator.faults.tooMany = { times: 1, retryAfter: 7 };

  await pair.client.submissions();
  expect(pair.waits).toEqual([7000]);
});

it('reads a Retry-After that is a date', async () => {
  const server = createServer((_, response) => {
    const until = new Date(pair.clock.now + 9000).toUTCString();
    response.writeHead(429, { 'retry-after': until }).end('');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Api`;

  await expect(pair.another({ baseUrl, attempts: 2 }).submissions()).rejects.toThrow('status 429');
  expect(pair.waits).toEqual([9000]);
  server.close();
});

it('leaves a service alone that asks for longer than the longest wait', async () => {
  pair.simulator.faults.tooMany = { times: 1, retryAfter: 3600 };

  await expect(pair.client.submissions()).rejects.toMatchObject({ outcome: 'notAccepted', retryAfterMs: 3_600_000 });
  expect(pair.waits).toEqual([]);
});

it('gives up after its attempts', async () => {
  pair.simulator.faults.fail = { times: 9, status: 503 };

  await expect(pair.client.submissions()).rejects.toMatchObject({ name: 'ErganiUnavailable', outcome: 'notAccepted' });
  expect(pair.simulator.faults.fail.times).toBe(4);
});

describe('a lost answer', () => {
  it('is sent again: both were accepted, under two protocols, and the later counts', async () => {
    pair.simulator.faults.loseAnswer = { times: 1 };

    const receipts = await pair.client.submit('WRKCardSE', card());

    const [lost, answered] = pair.simulator.accepted().map(({ protocol }) => protocol);
    expect(receipts).toEqual([{ id: expect.any(String), protocol: answered, submittedAt: '2026-07-14T12:00' }]);
    expect(lost).not.toBe(answered);
    const who = { employer: employerTaxNumber, employee: '999999991', date: '2026-07-14' };
    expect(pair.simulator.current(who).cards.in?.protocol).toBe(answered);
  });

  it('is not sent again where that is not wanted; the outcome is unknown', async () => {
    pair.simulator.faults.loseAnswer = { times: 1 };

    const sent = pair.client.submit('WRKCardSE', card(), { repeatWhenUnanswered: false });

    await expect(sent).rejects.toMatchObject({ name: 'ErganiUnavailable', outcome: 'unknown' });
    expect(pair.simulator.accepted()).toHaveLength(1);
  });

  it('stays unknown when later tries were turned away', async () => {
    pair.simulator.faults.loseAnswer = { times: 1 };
    const client = pair.another({
      attempts: 2,
      sleep: async () => {
        pair.simulator.faults.fail = { times: 9, status: 503 };
      },
    });

    await expect(client.submit('WRKCardSE', card())).rejects.toMatchObject({ outcome: 'unknown' });
  });
});

it('knows that nothing was accepted where nobody listens', async () => {
  const gone = await startPair();
  await gone.simulator.stop();

  await expect(gone.client.submissions()).rejects.toMatchObject({
    outcome: 'notAccepted',
    message: 'ERGANI is not responding: ECONNREFUSED',
  });
  expect(gone.waits).toHaveLength(4);
});

it('gives up on an answer that does not come, its outcome unknown', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  await expect(pair.another({ baseUrl, attempts: 1, timeoutMs: 50 }).submissions()).rejects.toMatchObject({
    outcome: 'unknown',
    message: 'ERGANI is not responding: the time was up',
  });
  server.closeAllConnections();
  server.close();
});

it('does not follow where it is sent to, nor take a page for an answer', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/moved/Authentication') response.writeHead(302, { location: pair.simulator.baseUrl }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const moved = pair.another({ baseUrl: `${base}/moved`, attempts: 1 });
  await expect(moved.submissions()).rejects.toMatchObject({ name: 'ErganiUnavailable' });
  await expect(pair.another({ baseUrl: base }).submissions()).rejects.toThrow('the answer is no JSON');
  server.closeAllConnections();
  server.close();
});
