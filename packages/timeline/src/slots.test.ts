import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSlotAllocator } from './slots';

it('lets rows keep their slots and uses freed ones again', () => {
  const slots = createSlotAllocator();

  slots.assign(['a', 'b', 'c', 'd']);

  expect(slots.assign(['c', 'd', 'e', 'f'])).toEqual([2, 3, 0, 1]);
  expect(slots.assign(['b', 'c', 'd', 'e'])).toEqual([1, 2, 3, 0]);
});

it('gives a pinned row its slot for as long as it is drawn', () => {
  const slots = createSlotAllocator();
  const pinned = slots.assign(['focused', 'b', 'c'])[0];

  expect(slots.assign(['focused', 'x', 'y'])[0]).toBe(pinned);
  expect(slots.assign(['focused', 'm', 'n'])[0]).toBe(pinned);
});

it('never gives two rows one slot, nor more slots than rows were ever drawn at once', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(40), { maxLength: 12 }), { maxLength: 30 }), (frames) => {
      const slots = createSlotAllocator();
      const most = Math.max(0, ...frames.map((ids) => ids.length));
      for (const ids of frames) {
        const given = slots.assign(ids);

        expect(new Set(given).size).toBe(ids.length);
        expect(Math.max(0, ...given)).toBeLessThan(Math.max(1, most));
      }
    }),
  );
});
