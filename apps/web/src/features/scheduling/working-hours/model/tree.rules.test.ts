import type { HourRow } from '@horae/contract/scheduling/hour-rows';
import { expect, it } from 'vitest';
import { branchesOf, deepestOf, openedPaths, pathsTo, planAsks, siblingsOf, treeRows } from './tree.rules';

function row(path: number[], planned = 0): HourRow {
  const total = { planned, declared: 0, actual: 0, overtime: 0, heads: 0 };
  const lists = { planned: [planned], declared: [], actual: [], overtime: [], heads: [] };
  return { path, level: 'orgUnit', label: path.join('.'), parent: null, people: 1, open: 0, ...lists, total };
}

const layout = { open: [] as string[], levels: 3, sort: 'name', measure: 'planned' } as const;
const keys = (rows: ReturnType<typeof treeRows>) => rows.map(({ key }) => key);

it('asks for the top alone, and for each branch that is open', () => {
  expect(planAsks([], 3)).toEqual([{ parent: [], depth: 1 }]);
  expect(planAsks(['1', '1.2', '5.6'], 3)).toEqual([
    { parent: [], depth: 1 },
    { parent: [1], depth: 1 },
    { parent: [1, 2], depth: 1 },
  ]);
});

it('asks for nothing below the lowest level', () => {
  expect(planAsks(['1', '1.2'], 2)).toEqual([
    { parent: [], depth: 1 },
    { parent: [1], depth: 1 },
  ]);
});

it('asks for up to eight branches by themselves', () => {
  const eight = Array.from({ length: 8 }, (_, at) => String(at + 1));
  expect(planAsks(eight, 3)).toHaveLength(9);
});

it('asks once for many branches, and for whole levels', () => {
  const many = Array.from({ length: 9 }, (_, at) => String(at + 1));

  expect(planAsks([...many, '1.2'], 3)).toEqual([{ parent: [], depth: 3 }]);
  expect(planAsks(6, 3)).toEqual([{ parent: [], depth: 3 }]);
  expect(planAsks(2, 3)).toEqual([{ parent: [], depth: 2 }]);
});

it('lays out what is open, and says what is on its way', () => {
  const branches = branchesOf([[row([1]), row([2])], [row([1, 4])]]);

  expect(keys(treeRows(branches, layout))).toEqual(['1', '2']);
  expect(keys(treeRows(branches, { ...layout, open: ['1', '1.4'] }))).toEqual(['1', '1.4', '1.4.?', '2']);
  expect(keys(treeRows(branches, { ...layout, open: 2 }))).toEqual(['1', '1.4', '2', '2.?']);
});

it('tells levels, places among siblings and what can be opened', () => {
  const [first, below] = treeRows(branchesOf([[row([1]), row([2])], [row([1, 4])]]), {
    ...layout,
    open: ['1'],
    levels: 2,
  });

  expect(first).toMatchObject({ level: 1, isOpen: true, canOpen: true, position: 1, siblings: 2 });
  expect(below).toMatchObject({ level: 2, isOpen: false, canOpen: false });
});

it('has one row that cannot be opened for what is on its way', () => {
  const rows = treeRows(branchesOf([[row([1])]]), { ...layout, open: ['1'] });
  expect(rows[1]).toEqual({
    key: '1.?',
    node: null,
    level: 2,
    isOpen: false,
    canOpen: false,
    position: 1,
    siblings: 1,
  });
});

it.each([
  ['name', ['1', '2', '3']],
  ['total', ['2', '3', '1']],
  ['variance', ['1', '2', '3']],
] as const)('sorts siblings by %s', (sort, expected) => {
  const off = (path: number[], actual: number): HourRow => {
    const one = row(path, 100);
    return { ...one, total: { ...one.total, actual } };
  };
  const branches = branchesOf([[off([1], 20), off([2], 160), off([3], 90)]]);
  expect(keys(treeRows(branches, { ...layout, sort, measure: 'variance' }))).toEqual(expected);
});

it('sorts siblings by what is shown', () => {
  const branches = branchesOf([[row([1], 60), row([2], 120), row([3], 90)]]);

  expect(keys(treeRows(branches, { ...layout, sort: 'total' }))).toEqual(['2', '3', '1']);
});

it('keeps what was loaded below, and takes the newer of two', () => {
  const current = branchesOf([[row([1])], [row([1, 4])]]);
  const branches = branchesOf([[row([1], 7)]], current);

  expect(branches.get('')![0]!.total.planned).toBe(7);
  expect(branches.get('1')).toHaveLength(1);
});

it('opens, closes and opens siblings', () => {
  const rows = treeRows(
    branchesOf([
      [row([1]), row([2])],
      [row([1, 4]), row([1, 5])],
    ]),
    { ...layout, open: ['1'] },
  );

  expect(openedPaths(rows, { opens: ['2'] })).toEqual(['1', '2']);
  expect(openedPaths(rows, { closes: '1' })).toEqual([]);
  expect(siblingsOf(rows, '1.4')).toEqual(['1.4', '1.5']);
  expect(siblingsOf(rows, '1')).toEqual(['1', '2']);
});

it('opens no siblings on the lowest level or on their way', () => {
  const branches = branchesOf([[row([1])], [row([1, 4]), row([1, 5])]]);
  expect(siblingsOf(treeRows(branches, { ...layout, open: ['1'], levels: 2 }), '1.4')).toEqual([]);
  expect(siblingsOf(treeRows(branches, { ...layout, open: ['1', '1.4'] }), '1.4.?')).toEqual([]);
});

it('finds the place a phone shows', () => {
  const branches = branchesOf([[row([1])]]);

  expect(deepestOf(['1', '1.4'], branches)).toBe('1.4');
  expect(deepestOf(['1.4'], branches)).toBe('');
  expect(deepestOf(['7', '7.4'], branches)).toBe('');
  expect(deepestOf(6, branches)).toBe('');
  expect(pathsTo('1.4.9')).toEqual(['1', '1.4', '1.4.9']);
  expect(pathsTo('')).toEqual([]);
});

it('finds the deepest of several open places, and of equally deep ones the last', () => {
  const branches = branchesOf([[row([1]), row([2])]]);
  expect(deepestOf(['1', '1.4', '2'], branches)).toBe('1.4');
  expect(deepestOf(['1', '2'], branches)).toBe('2');
});
