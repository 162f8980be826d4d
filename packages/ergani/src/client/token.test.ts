import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Pair, startPair } from '../test/start-pair';
import { ErganiLogInRefused } from './errors';
import type { Token } from './token';

let pair: Pair;
beforeEach(async () => {
  pair = await startPair();
});
afterEach(() => pair.simulator.stop());

const hour = 3_600_000;

/** The number of calls per address. */
const counted = () => {
  const counts: Record<string, number> = {};
  for (const call of pair.calls) counts[call] = (counts[call] ?? 0) + 1;
  return counts;
};

it('logs in once for many calls at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => pair.client.submissions()));

  expect(counted()).toEqual({ 'POST Authentication': 1, 'GET Lookup/Submissions': 20 });
});

it('uses one token until shortly before its three hours end, then refreshes it', async () => {
  await pair.client.employer();
  pair.clock.now += 3 * hour - 121_000;
  await pair.client.employer();
  expect(counted()['POST Authentication/Refresh']).toBeUndefined();

  pair.clock.now += 2000;
  await Promise.all([pair.client.employer(), pair.client.employer()]);
  expect(counted()).toEqual({
    'POST Authentication': 1,
    'POST Authentication/Refresh': 1,
    'POST WebServices/ExecuteService': 4,
  });
});

it('logs in anew when the seven days of the refresh token are over', async () => {
  await pair.client.submissions();
  pair.clock.now += 7 * 24 * hour;
  await pair.client.submissions();

  expect(counted()).toEqual({ 'POST Authentication': 2, 'GET Lookup/Submissions': 2 });
});

describe('a refused token', () => {
  it('is refreshed once for all who were refused, and their calls are made again', async () => {
    await pair.client.submissions();
    pair.simulator.expireTokens();

    const answers = await Promise.all([
      pair.client.submissions(),
      pair.client.submissions(),
      pair.client.submissions(),
    ]);

    expect(answers.every((rows) => rows.length > 5)).toBe(true);
    expect(counted()).toMatchObject({ 'POST Authentication': 1, 'POST Authentication/Refresh': 1 });
  });

  it('leads to a new log-in when it cannot be refreshed', async () => {
    await pair.client.submissions();
    pair.simulator.forgetSessions();

    await pair.client.submissions();

    expect(pair.calls).toEqual([
      'POST Authentication',
      'GET Lookup/Submissions',
      'GET Lookup/Submissions',
      'POST Authentication/Refresh',
      'POST Authentication',
      'GET Lookup/Submissions',
    ]);
  });

  it('ends after one refresh and one log-in', async () => {
    pair.simulator.faults.fail = { times: 0, status: 401 };
    await pair.client.submissions();
    pair.calls.length = 0;
    const client = pair.another({
      fetch: async (url, init) => {
        const call = String(url).slice(pair.simulator.baseUrl.length + 1);
        pair.calls.push(call);
        if (call === 'Lookup/Submissions') pair.simulator.faults.fail!.times = 1;
        return fetch(url, init);
      },
    });

    await expect(client.submissions()).rejects.toThrow(ErganiLogInRefused);
    expect(pair.calls).toEqual([
      'Authentication',
      'Lookup/Submissions',
      'Authentication/Refresh',
      'Lookup/Submissions',
      'Authentication',
      'Lookup/Submissions',
    ]);
  });
});

it('says in the service words that a log-in is refused, and tries it once', async () => {
  const client = pair.another({ credentials: { username: 'horae', password: 'wrong' } });

  await expect(client.employer()).rejects.toMatchObject({
    name: 'ErganiLogInRefused',
    text: 'Λάθος όνομα χρήστη, κωδικός ή τύπος χρήστη.',
  });
  expect(counted()).toEqual({ 'POST Authentication': 1 });
});

it('does not take a wrong address for a wrong password', async () => {
  pair.simulator.faults.fail = { times: 1, status: 404 };

  await expect(pair.client.employer()).rejects.toMatchObject({ name: 'ErganiRefusal', status: 404 });
});

it('takes up a token that was remembered, and remembers what it gets', async () => {
  let kept: Token | undefined;
  const rememberToken = {
    read: async () => kept,
    write: async (token: Token | undefined) => {
      kept = token;
    },
  };
  await pair.another({ rememberToken }).submissions();
  expect(kept).toMatchObject({ accessToken: 'access-1', accessUntil: pair.clock.now + 3 * hour });

  await pair.another({ rememberToken }).submissions();
  expect(counted()['POST Authentication']).toBe(1);

  const last = pair.another({ rememberToken });
  await last.submissions();
  await last.logOut();
  expect(kept).toBeUndefined();
  await last.submissions();
  expect(counted()['POST Authentication']).toBe(2);
});
