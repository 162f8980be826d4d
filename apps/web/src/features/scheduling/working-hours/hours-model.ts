import type { HourColumnKind, HourSums } from '@horae/contract/scheduling/hour-rows';
import { amountFigure } from './hour-texts';
import { heatOf, isKnownOn, isMarked, isVariance, type Measure, totalOf, valueAt } from './model/measure.rules';
import type { Column } from './model/period.rules';
import type { ShownTree } from './model/shown-tree.rules';
import type { TreeRow } from './model/tree.rules';

/** The content of a cell; a null `value` means no data. */
export interface CellLook {
  value: number | null;
  text: string;
  heat?: number;
  sign?: 'over' | 'under';
  isMarked?: boolean;
}

/** All that the cells are rendered from; a new object renders all of them again. */
export interface HoursModel {
  tree: ShownTree;
  rows: readonly TreeRow[];
  measure: Measure;
  column: HourColumnKind;
  today: string;
  isDelivered: boolean;
  min: number;
  /** The highest value of a single column, by level; it gets the warmest colour. */
  most: ReadonlyMap<number, number>;
}

const zero = '·';
const nothing = '–';

export function valueIn(model: HoursModel, sums: HourSums, column: Column): number | null {
  const { tree, measure, today, isDelivered } = model;
  const index = tree.indexOf.get(column.key);
  if (!isDelivered || index === undefined || !isKnownOn(measure, column.start, today)) return null;
  return valueAt(sums, measure, index);
}

export function totalIn({ measure, isDelivered, tree, today }: HoursModel, sums: HourSums): number | null {
  const isKnown = isDelivered && isKnownOn(measure, tree.columns[0]?.start ?? today, today);
  return isKnown ? totalOf(sums, measure) : null;
}

const personDays = (model: HoursModel, sums: HourSums, column: Column): number =>
  sums.heads[model.tree.indexOf.get(column.key) ?? -1] ?? 0;

/** Keeps a sign before its figure in right-to-left pages. */
const leftToRight = '\u200e';

export const textOf = (value: number | null, measure: Measure): string =>
  value === null
    ? nothing
    : value === 0
      ? zero
      : (isVariance(measure) ? leftToRight : '') + amountFigure(value, measure);

export function cellLook(model: HoursModel, sums: HourSums, column: Column, level: number): CellLook {
  const { measure } = model;
  const value = valueIn(model, sums, column);
  const look: CellLook = { value, text: textOf(value, measure) };
  if (value === null || value === 0) return look;
  if (!isVariance(measure)) return { ...look, heat: heatOf(value, model.most.get(level) ?? 0) };
  const sign = value > 0 ? 'over' : 'under';
  const marked = model.column === 'day' && isMarked(value, personDays(model, sums, column), model.min);
  return { ...look, sign, isMarked: marked };
}

/** The highest value of any column among the rows of each level. */
export function mostByLevel(model: Omit<HoursModel, 'most'>): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  const whole = { ...model, most };
  for (const { node, level } of model.rows) {
    if (!node) continue;
    for (const column of model.tree.columns)
      most.set(level, Math.max(most.get(level) ?? 0, valueIn(whole, node, column) ?? 0));
  }
  return most;
}
