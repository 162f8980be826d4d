import type { HourRow, HourSums } from '@horae/contract/scheduling/hour-rows';
import { dayHeader } from '#roster/texts/day-texts';
import type { ColumnKind, ExportCell } from '#ui/export/cell-text';
import type { ExportColumn, ExportSheet } from '#ui/export/export-file';
import { columnName } from '../hour-texts';
import { type HoursModel, totalIn, valueIn } from '../hours-model';
import type { Measure } from '../model/measure.rules';
import type { Column } from '../model/period.rules';
import { keyOf, type TreeRow } from '../model/tree.rules';
import { hoursWords } from '../working-hours.words';

const kindOf = (measure: Measure): ColumnKind => (measure === 'heads' ? 'integer' : 'hours');

const headerOf = (column: Column, { column: kind }: HoursModel) =>
  kind === 'day' ? dayHeader(column.start) : columnName(column, kind);

/** The loaded nodes with their level. */
const known = (rows: readonly TreeRow[]) => rows.flatMap(({ node, level }) => (node ? [{ node, level }] : []));

/** The tree with the sums of one measure as an outline, and the grand total below it. */
export function treeSheet(shown: HoursModel, measure: Measure): ExportSheet {
  const say = hoursWords.say;
  const model = { ...shown, measure };
  const kind = kindOf(measure);
  const rows = known(model.rows);
  const figures = (sums: HourSums): ExportCell[] => [
    sums.people,
    ...model.tree.columns.map((column) => valueIn(model, sums, column)),
    totalIn(model, sums),
  ];
  return {
    name: measure === 'declared-variance' ? say('against.declared-variance') : say(`measure.${measure}`),
    columns: [
      { header: say('place'), width: 34 },
      { header: say('tiles.people'), kind: 'integer', width: 9 },
      ...model.tree.columns.map((column): ExportColumn => ({ header: headerOf(column, model), kind, width: 10 })),
      { header: say('total'), kind, width: 12 },
    ],
    rows: [...rows.map(({ node }) => [node.label, ...figures(node)]), [say('hotel'), ...figures(model.tree.total)]],
    levels: [...rows.map(({ level }) => level - 1), 0],
    strong: new Set([rows.length]),
    frozenColumns: 1,
  };
}

/** One row for each combination of group, column and measure. */
export function longSheet(model: HoursModel, measures: readonly Measure[]): ExportSheet {
  const say = hoursWords.say;
  const { levels, columns } = model.tree;
  const labels = new Map(known(model.rows).map(({ node }) => [keyOf(node.path), node.label]));
  const placesOf = ({ path }: HourRow): ExportCell[] =>
    levels.map((_, at) => (at < path.length ? (labels.get(keyOf(path.slice(0, at + 1))) ?? '') : ''));
  const rows = known(model.rows).flatMap(({ node, level }) =>
    columns.flatMap((column) =>
      measures.flatMap((measure): ExportCell[][] => {
        const value = valueIn({ ...model, measure }, node, column);
        if (value === null) return [];
        const amounts = measure === 'heads' ? [null, value] : [value, null];
        return [[level, ...placesOf(node), column.start, column.key, say(`name.${measure}`), ...amounts]];
      }),
    ),
  );
  return {
    name: say('title'),
    columns: [
      { header: say('export.level'), kind: 'integer' },
      ...levels.map((level) => ({ header: say(`levels.${level}`), width: 24 })),
      { header: say('export.from'), kind: 'date', width: 12 },
      { header: say('column.label'), width: 12 },
      { header: say('measure.label'), width: 22 },
      { header: say('export.hours'), kind: 'hours' },
      { header: say('tiles.people'), kind: 'integer' },
    ],
    rows,
  };
}
