import { expect, it } from 'vitest';
import { contentKey } from './content-key';

it('is the same for each attempt and another one for other content', () => {
  const pay = (amount: number) => ({ body: { id: 7, amount, note: 'Deposit' } });

  expect(contentKey('form', pay(100))).toBe(contentKey('form', pay(100)));
  const keys = Array.from({ length: 5000 }, (_, amount) => contentKey('form', pay(amount)));
  expect(new Set(keys).size).toBe(5000);
  expect(contentKey('form', pay(100))).not.toBe(contentKey('other', pay(100)));
  expect(contentKey('0'.repeat(36), pay(100)).length).toBeLessThanOrEqual(100);
});
