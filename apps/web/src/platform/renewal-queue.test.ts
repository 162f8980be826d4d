import { beforeEach, describe, expect, it } from 'vitest';
import { createRenewalQueue } from './renewal-queue';

let valid: string;
let stored: string | null;
let renewals: number;
let refusal: Error | null;

const queue = createRenewalQueue(
  () => stored,
  async () => {
    renewals += 1;
    await Promise.resolve();
    if (refusal) throw refusal;
    stored = valid;
    return valid;
  },
);

async function call(token: string | null): Promise<Response> {
  await Promise.resolve();
  return new Response(null, { status: token === valid ? 200 : 401 });
}

beforeEach(() => {
  [valid, stored, renewals, refusal] = ['second', 'first', 0, null];
});

describe('renewal queue', () => {
  it('renews once for twenty calls refused together and answers all', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => queue.send(call)));

    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(renewals).toBe(1);
  });

  it('lets a call that comes during the renewal wait for its token', async () => {
    const first = queue.send(call);
    const renewal = queue.renew();
    const tokens: (string | null)[] = [];
    const late = queue.send((token) => {
      tokens.push(token);
      return call(token);
    });

    expect([(await first).status, (await late).status, await renewal]).toEqual([200, 200, 'second']);
    expect(tokens).toEqual(['second']);
  });

  it('uses the token that another tab stored meanwhile', async () => {
    const answer = await queue.send((token) => {
      stored = valid;
      return call(token);
    });

    expect(answer.status).toBe(200);
    expect(renewals).toBe(0);
  });

  it('hands back a second 401 without renewing again', async () => {
    const answer = await queue.send(async () => new Response(null, { status: 401 }));

    expect(answer.status).toBe(401);
    expect(renewals).toBe(1);
  });

  it('rejects every waiting call when the renewal fails, and tries anew for the next', async () => {
    refusal = new Error('Invalid refresh token');
    const answers = await Promise.allSettled([queue.send(call), queue.send(call), queue.send(call)]);

    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(renewals).toBe(1);

    refusal = null;
    expect((await queue.send(call)).status).toBe(200);
  });

  it('leaves other refusals alone', async () => {
    expect((await queue.send(async () => new Response(null, { status: 403 }))).status).toBe(403);
    expect(renewals).toBe(0);
  });
});
