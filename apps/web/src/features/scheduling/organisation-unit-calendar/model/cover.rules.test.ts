import { expect, it } from 'vitest';
import type { GridRow } from '#roster/model/rows.rules';
import type { Totals } from '#roster/model/totals.rules';
import { coverOf, isCover, withCover } from './cover.rules';

const totals = (headsByDay: number[]) => ({ headsByDay }) as unknown as Totals;
const group = (id: string, heads: number[]) =>
  ({ id, kind: 'group', level: 1, title: id, totals: totals(heads), size: 1 }) as GridRow;
const person = (id: number) => ({ id, kind: 'resource', level: 2 }) as unknown as GridRow;

it('tells the heads of each day, marks fewest and most, and warms with the best day', () => {
  const cover = coverOf({ id: 'kitchen', title: 'Kitchen', level: 2, totals: totals([0, 2, 4, 4, 1]) });

  expect(cover.heads).toEqual([0, 2, 4, 4, 1]);
  expect([...cover.fewest]).toEqual([0]);
  expect([...cover.most]).toEqual([2, 3]);
  expect(cover.heat).toEqual([0, 3, 5, 5, 2]);
});

it('marks nothing where every day is alike', () => {
  const cover = coverOf({ id: 'spa', title: 'Spa', level: 2, totals: totals([3, 3]) });

  expect([cover.fewest.size, cover.most.size]).toEqual([0, 0]);
  expect(coverOf({ id: 'spa', title: 'Spa', level: 2, totals: totals([0, 0]) }).heat).toEqual([0, 0]);
});

it('stands under each department, and once on top when there are none', () => {
  const whole = { title: 'Front office', totals: totals([2]) };
  const grouped = withCover([group('a', [1]), person(1), group('b', [1]), person(2)], whole);
  const flat = withCover([person(1), person(2)], whole);

  expect(grouped.map(({ id }) => id)).toEqual(['a', 'cover a', 1, 'b', 'cover b', 2]);
  expect(flat.map(({ id }) => id)).toEqual(['cover all', 1, 2]);
  expect(flat.filter(isCover).map(({ title }) => title)).toEqual(['Front office']);
});
