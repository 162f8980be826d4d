import { expect, it } from 'vitest';
import { contrast } from '#platform/contrast';
import { drawings, hotelMark, markGround, monogram } from './hotel-marks';

const customers = [1003, 1004, 3000, 6001, 9000, 30_191];

it('gives six customers a mark of their own and the others one of fourteen', () => {
  const numbered = Array.from({ length: 49 }, (_, index) => hotelMark(20_182 + index));

  expect(new Set(customers.map((id) => hotelMark(id))).size).toBe(6);
  expect(new Set(numbered).size).toBe(14);
  expect([...customers.map((id) => hotelMark(id)), ...numbered]).not.toContain(null);
  expect([5, 20_181, 20_231].map((id) => hotelMark(id))).toEqual([null, null, null]);
});

it('takes the drawing that was chosen for a hotel, or its letters', () => {
  const chosen = drawings.map((_, at) => hotelMark(7, `drawn:${at}`));

  expect(new Set(chosen).size).toBe(20);
  expect(hotelMark(1003, 'drawn:4')).toBe(hotelMark(9000));
  expect(hotelMark(1003, 'drawn:letters')).toBe(null);
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
