import { expect, it } from 'vitest';
import { askTogether } from './ask-together';

it('sends one query for all callers of the same tick, and another for the next tick', async () => {
  const asked: string[][] = [];
  const lengthOf = askTogether(async (keys: string[]) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.length]));
  });
  const first = Promise.all([lengthOf('a'), lengthOf('bb'), lengthOf('a'), lengthOf('nobody')]);
  expect(await first).toEqual([1, 2, 1, undefined]);
  expect(await lengthOf('a')).toBe(1);
  expect(asked).toEqual([['a', 'bb', 'nobody'], ['a']]);
});

it('sends a new query for a caller that comes while another query is running', async () => {
  const replies: ((answers: Map<number, string>) => void)[] = [];
  const nameOf = askTogether<number, string>(() => new Promise((reply) => replies.push(reply)));
  const early = nameOf(1);
  await new Promise(setImmediate);
  const late = nameOf(1);
  await new Promise(setImmediate);
  replies[1]?.(new Map([[1, 'after the change']]));
  replies[0]?.(new Map([[1, 'before the change']]));
  expect([await early, await late]).toEqual(['before the change', 'after the change']);
});

it('fails for all waiting callers, but not for later ones', async () => {
  let isDown = true;
  const ask = askTogether(async (keys: number[]) => {
    if (isDown) throw new Error('The database is away.');
    return new Map(keys.map((key) => [key, key]));
  });
  const answers = await Promise.allSettled([ask(1), ask(2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await ask(1)).toBe(1);
});
