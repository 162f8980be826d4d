import { terminalsContract as contract } from '@horae/contract/time/terminals.contract';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registeredTerminal, serial } from '#test/clock-devices';
import { longestBlock } from '#test/loop-watch';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { waitingPunches } from './terminals.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await registeredTerminal(api);
});
afterAll(() => api.stop());

const push = async (payload: string) => {
  const url = `${contract.push.path}?SN=${serial}&table=ATTLOG&Stamp=1`;
  const { statusCode, body, headers } = await api.app.inject({ method: 'POST', url, payload });
  return { said: `${statusCode} ${body.trim()}`, retryAfter: headers['retry-after'] };
};
const waiting = (code: string) => api.database.db.$count(waitingPunches, like(waitingPunches.code, code));
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

it('takes part of a long push and asks for it again, until all of it is taken, once', async () => {
  const rows = numbers(12_000).map((at) => `L${at}\t2026-05-04 07:00:00\t0\t1\n`);

  const answers = [await push(rows.join('')), await push(rows.join('')), await push(rows.join(''))];

  const more = '503 ERROR: 12000 rows at once: 5000 were taken. Send them again for the rest.';
  expect(answers).toEqual([
    { said: more, retryAfter: '5' },
    { said: more, retryAfter: '5' },
    { said: '200 OK: 12000', retryAfter: undefined },
  ]);
  expect(await waiting('L%')).toBe(12_000);
});

it('reads a megabyte of tiny lines without blocking others for 200 ms, and keeps the first hundred', async () => {
  const lines = numbers(160_000).map((at) => at.toString(36));

  const { block, result } = await longestBlock(() => push(lines.join('\n')));

  expect(result.said).toBe('200 OK: 160000');
  expect(block).toBeLessThan(200);
  expect(await waiting('%')).toBe(12_100);
});
