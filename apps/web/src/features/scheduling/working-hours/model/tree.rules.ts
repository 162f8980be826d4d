import type { HourRow } from '@horae/contract/scheduling/hour-rows';
import type { HourSort, Opened, PathKey } from './hours-view.rules';
import { type Measure, totalOf } from './measure.rules';

/** Child nodes by the key of their parent; top-level nodes by ''. A missing parent is not loaded. */
export type Branches = ReadonlyMap<PathKey, readonly HourRow[]>;

/** One request for sums: how many levels below which node. */
export interface Ask {
  parent: readonly number[];
  depth: number;
}

/** With more branches than this, one request for all levels is cheaper than one per branch. */
const mostBranches = 8;

export const keyOf = (path: readonly number[]): PathKey => path.join('.');
export const pathOf = (key: PathKey): number[] => (key === '' ? [] : key.split('.').map(Number));

function isReached(path: readonly number[], open: ReadonlySet<PathKey>): boolean {
  return path.every((_, at) => open.has(keyOf(path.slice(0, at + 1))));
}

/** The requests that load everything expanded. */
export function planAsks(open: Opened, levels: number): Ask[] {
  if (typeof open === 'number') return [{ parent: [], depth: Math.min(open, levels) }];
  const keys = new Set(open);
  const paths = open.map(pathOf).filter((path) => path.length < levels && isReached(path, keys));
  if (paths.length <= mostBranches) return [{ parent: [], depth: 1 }, ...paths.map((parent) => ({ parent, depth: 1 }))];
  return [{ parent: [], depth: Math.max(...paths.map((path) => path.length)) + 1 }];
}

/** The rows of several replies by parent; later ones win. */
export function branchesOf(answers: readonly (readonly HourRow[])[], current: Branches = new Map()): Branches {
  const branches = new Map(current);
  for (const rows of answers) {
    const own = new Map<PathKey, HourRow[]>();
    for (const row of rows) {
      const parent = keyOf(row.path.slice(0, -1));
      const list = own.get(parent);
      if (list) list.push(row);
      else own.set(parent, [row]);
    }
    for (const [parent, list] of own) branches.set(parent, list);
  }
  return branches;
}

/** A row of the table: a node, or a placeholder for children that are loading. */
export interface TreeRow {
  key: PathKey;
  node: HourRow | null;
  /** Starts at 1. */
  level: number;
  isOpen: boolean;
  canOpen: boolean;
  position: number;
  siblings: number;
}

interface Layout {
  open: Opened;
  levels: number;
  sort: HourSort;
  measure: Measure;
}

function isOpenIn(open: Opened): (row: HourRow) => boolean {
  if (typeof open === 'number') return ({ path }) => path.length < open;
  const keys = new Set(open);
  return ({ path }) => keys.has(keyOf(path));
}

function sorted(rows: readonly HourRow[], { sort, measure }: Layout): readonly HourRow[] {
  if (sort === 'name') return rows;
  const size = (row: HourRow) => (sort === 'total' ? totalOf(row, measure) : Math.abs(totalOf(row, measure)));
  return rows.toSorted((a, b) => size(b) - size(a));
}

/** The rows of the table from top to bottom. */
export function treeRows(branches: Branches, layout: Layout): readonly TreeRow[] {
  const isOpened = isOpenIn(layout.open);
  const rows: TreeRow[] = [];
  const add = (parent: PathKey, level: number) => {
    const nodes = branches.get(parent);
    if (!nodes) {
      const key = `${parent}.?`;
      rows.push({ key, node: null, level, isOpen: false, canOpen: false, position: 1, siblings: 1 });
      return;
    }
    for (const [at, node] of sorted(nodes, layout).entries()) {
      const canOpen = level < layout.levels;
      const isOpen = canOpen && isOpened(node);
      rows.push({ key: keyOf(node.path), node, level, isOpen, canOpen, position: at + 1, siblings: nodes.length });
      if (isOpen) add(keyOf(node.path), level + 1);
    }
  };
  add('', 1);
  return rows;
}

/** The expanded paths among the rows, after opening and closing some. */
export function openedPaths(
  rows: readonly TreeRow[],
  change: { opens?: readonly PathKey[]; closes?: PathKey },
): PathKey[] {
  const current = rows.filter(({ isOpen }) => isOpen).map(({ key }) => key);
  return [...new Set([...current, ...(change.opens ?? [])])].filter((key) => key !== change.closes);
}

/** A row and all its siblings that can be opened. */
export function siblingsOf(rows: readonly TreeRow[], key: PathKey): PathKey[] {
  const parentOf = (one: PathKey) => keyOf(pathOf(one).slice(0, -1));
  const parent = parentOf(key);
  return rows.filter((row) => row.canOpen && parentOf(row.key) === parent).map((row) => row.key);
}

/** The place a phone shows: the deepest expanded path that the tree may contain. */
export function deepestOf(open: Opened, branches: Branches): PathKey {
  if (typeof open === 'number') return '';
  const keys = new Set(open);
  const exists = (key: PathKey) => {
    const siblings = branches.get(keyOf(pathOf(key).slice(0, -1)));
    return !siblings || siblings.some(({ path }) => keyOf(path) === key);
  };
  const reached = open.filter((key) => isReached(pathOf(key), keys) && pathsTo(key).every(exists));
  return reached.reduce((deepest, key) => (pathOf(key).length >= pathOf(deepest).length ? key : deepest), '');
}

/** Every path from the top level down to a place. */
export const pathsTo = (key: PathKey): PathKey[] => pathOf(key).map((_, at, path) => keyOf(path.slice(0, at + 1)));
