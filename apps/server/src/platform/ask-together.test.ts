import { expect, it } from 'vitest';
import { askTogether } from './ask-together';

it('asks once for all callers of a turn, and again for the next', async () => {
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

it('leaves with those who came before it left: whoever comes while it is under way asks anew', async () => {
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

it('fails for all who asked, and for nobody after them', async () => {
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
