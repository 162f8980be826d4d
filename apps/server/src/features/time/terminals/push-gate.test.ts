import { expect, it } from 'vitest';
import { pushGate } from './push-gate';

it('takes one push of a terminal at a time, and those of others beside it', async () => {
  const gate = pushGate();
  let finish = () => {};
  const first = gate(1, () => new Promise<void>((resolve) => (finish = resolve)));

  await expect(gate(1, async () => 'second')).rejects.toMatchObject({ status: 503, more: { retryAfterSeconds: 5 } });
  expect(await gate(2, async () => 'other')).toBe('other');
  finish();
  await first;
  expect(await gate(1, async () => 'second')).toBe('second');
});

it('takes 300 pushes of a terminal in a minute, also when they fail', async () => {
  let time = 0;
  const gate = pushGate(() => time);
  const failing = () => gate(1, () => Promise.reject(new Error('unreadable')));
  for (let times = 0; times < 300; times++) await expect(failing()).rejects.toThrow('unreadable');

  await expect(failing()).rejects.toMatchObject({ status: 429, more: { retryAfterSeconds: 60 } });
  time = 60_000;
  await expect(failing()).rejects.toThrow('unreadable');
});
