import type { HourSums } from '@horae/contract/scheduling/hour-rows';
import type { HoursAnswer, HoursQuestion } from '../working-hours.queries';
import type { Column } from './period.rules';
import { type Branches, branchesOf } from './tree.rules';

/** A tree as shown, with the columns it was counted for. */
export interface ShownTree {
  scope: string;
  columns: readonly Column[];
  /** The index of each column in the lists of sums; days that are not evaluated yet have none. */
  indexOf: ReadonlyMap<string, number>;
  total: HourSums;
  branches: Branches;
  levels: HoursQuestion['levels'];
}

type Frame = Pick<ShownTree, 'scope' | 'columns' | 'levels'>;

/** Builds the tree from replies; undefined until all have arrived, unless they extend the tree already shown. */
export function treeOf(
  answers: readonly (HoursAnswer | undefined)[],
  frame: Frame,
  shown: ShownTree | undefined,
): ShownTree | undefined {
  const [root, ...others] = answers;
  const isSame = shown?.scope === frame.scope;
  const isComplete = others.every((answer) => answer !== undefined);
  if (!root || !(isComplete || isSame || !shown)) return undefined;
  const rows = [root, ...others].flatMap((answer) => (answer ? [answer.rows] : []));
  return {
    ...frame,
    indexOf: new Map(root.columns.map(({ key }, at) => [key, at])),
    total: root.total,
    branches: branchesOf(rows, isSame ? shown.branches : undefined),
  };
}
