import { expect, it } from 'vitest';
import { isOpen, type Step, stepAfter, stepAt, steps } from './checkout-step';

const progress = (hasProducts: boolean, addressId: number | null) => ({ hasProducts, checkout: { addressId } });

it.each<[string, ReturnType<typeof progress>, Step[]]>([
  ['an empty cart', progress(false, 1), ['cart']],
  ['something in the cart', progress(true, null), ['cart', 'address']],
  ['an address, too', progress(true, 1), ['cart', 'address', 'payment']],
])('opens with %s', (_what, now, open) => {
  expect(steps.filter((step) => isOpen(step, now))).toEqual(open);
});

it.each<[string | undefined, ReturnType<typeof progress>, Step]>([
  [undefined, progress(true, 1), 'cart'],
  ['shipping', progress(true, 1), 'cart'],
  ['payment', progress(true, 1), 'payment'],
  ['payment', progress(true, null), 'address'],
  ['payment', progress(false, 1), 'cart'],
])('%s is, with %j, the step %s', (wanted, now, step) => {
  expect(stepAt(wanted, now)).toBe(step);
});

it('goes on until the last', () => {
  expect(steps.map(stepAfter)).toEqual(['address', 'payment', 'payment']);
});
