import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '#platform/account';
import { openStreams } from './open-streams';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const account = { id: 7 } as Account;

it.each([
  [
    'goes on while nobody can say whether it may, as when the database is away',
    () => Promise.reject(new Error()),
    false,
  ],
  ['goes on while it may', () => Promise.resolve(true), false],
  ['ends once it may not', () => Promise.resolve(false), true],
])('a stream %s', async (_what, mayStay, isEnded) => {
  const streams = openStreams();
  const stream = new PassThrough();
  streams.open(account, { response: stream as unknown as ServerResponse, mayStay });

  await vi.advanceTimersByTimeAsync(21_000);

  expect(stream.writableEnded).toBe(isEnded);
  streams.close();
});
