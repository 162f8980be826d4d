import type { HourRow } from '@horae/contract/scheduling/hour-rows';
import { expect, it } from 'vitest';
import type { HoursAnswer } from '../working-hours.queries';
import { type ShownTree, treeOf } from './shown-tree.rules';

const sums = { planned: 1, declared: 0, actual: 0, overtime: 0, heads: 0 };
const row = (path: number[]) => ({ path, label: path.join('.') }) as HourRow;
const answer = (...rows: HourRow[]) =>
  ({ rows, total: sums, columns: [{ key: '2026-11-16' }, { key: '2026-11-17' }] }) as unknown as HoursAnswer;
const frame = { scope: 'a', columns: [], levels: ['orgUnit'] } as unknown as Pick<
  ShownTree,
  'scope' | 'columns' | 'levels'
>;
const [top, below] = [answer(row([1]), row([2])), answer(row([1, 3]))];

it('has the rows of all replies by their parents, and the place of each column', () => {
  const tree = treeOf([top, below], frame, undefined)!;
  expect([...tree.branches.keys()].toSorted()).toEqual(['', '1']);
  expect([...tree.indexOf]).toEqual([
    ['2026-11-16', 0],
    ['2026-11-17', 1],
  ]);
  expect(tree.total).toBe(sums);
});

it('waits for all replies while another tree is shown, and grows its own and the first one', () => {
  const shown = treeOf([top], frame, undefined)!;
  expect(treeOf([undefined, below], frame, undefined)).toBeUndefined();
  expect(treeOf([top, undefined], frame, undefined)?.branches.size).toBe(1);
  expect(treeOf([top, undefined], { ...frame, scope: 'b' }, shown)).toBeUndefined();
  expect(treeOf([top, undefined], frame, shown)?.branches.size).toBe(1);
  expect(treeOf([top, below], { ...frame, scope: 'b' }, shown)?.branches.size).toBe(2);
});
