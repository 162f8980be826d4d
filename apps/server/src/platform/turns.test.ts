import { expect, it } from 'vitest';
import { turns } from './turns';

it('does some things at once, lets others wait in order, and refuses the rest', async () => {
  const inTurn = turns(2, 2, 'Too many.');
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const begin = (one: number) =>
    inTurn(() => {
      begun.push(one);
      return new Promise<void>((resolve) => finish.push(resolve));
    });

  const first = [begin(1), begin(2), begin(3), begin(4)];
  await expect(begin(5)).rejects.toMatchObject({ status: 503, message: 'Too many.', more: { retryAfterSeconds: 5 } });
  expect(begun).toEqual([1, 2]);
  finish[0]!();
  await first[0];
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  finish[1]!();
  finish[2]!();
  await Promise.all([first[1], first[2]]);
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  finish[3]!();
  await first[3];
});

it('goes on after one that failed', async () => {
  const inTurn = turns(1, 1, 'Too many.');

  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');

  expect(await inTurn(async () => 'next')).toBe('next');
});
