import { expect, it } from 'vitest';
import { contrast } from '#platform/contrast';
import { hotelMark, markGround, monogram } from './hotel-marks';

const customers = [1003, 1004, 3000, 6001, 9000, 30_191];

it('gives six customers a mark of their own and the others one of fourteen', () => {
  const numbered = Array.from({ length: 49 }, (_, index) => hotelMark(20_182 + index));

  expect(new Set(customers.map(hotelMark)).size).toBe(6);
  expect(new Set(numbered).size).toBe(14);
  expect([...customers.map(hotelMark), ...numbered]).not.toContain(null);
  expect([5, 20_181, 20_231].map(hotelMark)).toEqual([null, null, null]);
});

it.each([
  ['Αιγαίο Παλάς', 'ΑΠ'],
  ['Horae', 'HO'],
  ['The “Grand” Hotel', 'TG'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

it('stands on grounds that white reads on', () => {
  for (const id of [0, 1, 2, 3, 4, 5, 6]) expect(contrast('#FFFFFF', markGround(id))).toBeGreaterThanOrEqual(4.5);
});
