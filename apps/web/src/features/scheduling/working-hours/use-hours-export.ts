import { addDays } from '@horae/local-time/local-date';
import { useQueryClient } from '@tanstack/react-query';
import { formatRange } from '#platform/format-date';
import type { SelectedHotel } from '#platform/storage';
import { activeFilters } from '#roster/filters/active-filters.rules';
import { useFilterTexts } from '#roster/filters/use-filter-texts';
import { rosterWords } from '#roster/roster.words';
import type { ExportFile, ExportFormat } from '#ui/export/export-file';
import { exportScope } from '#ui/export/export-scope';
import type { HoursModel } from './hours-model';
import { hourCalendars } from './model/hours-view.rules';
import { isDelivered, isVariance, type Measure, measures } from './model/measure.rules';
import type { ShownTree } from './model/shown-tree.rules';
import { branchesOf, treeRows } from './model/tree.rules';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';
import { sumsQuery } from './working-hours.queries';
import { hoursWords } from './working-hours.words';

interface HoursExport {
  scope: string;
  file: (format: ExportFormat) => Promise<ExportFile>;
}

/** The possible exports of the hours shown; a workbook has the whole tree, the others only what is expanded. */
export function useHoursExport(
  hotel: SelectedHotel,
  board: HoursBoard,
  control: HoursControl,
): HoursExport | undefined {
  const client = useQueryClient();
  const say = hoursWords.use();
  const words = rosterWords.use();
  const { view, period, column, today } = control;
  const filters = activeFilters(view, hourCalendars, useFilterTexts(board.choices)).map(({ name, value }) =>
    words('filters.chip', { name, value }),
  );
  const { tree, whole } = board;
  if (!tree || !whole || tree.total.people === 0) return undefined;

  const delivered = measures.filter((one) => !isVariance(one) && isDelivered(one, whole) && one !== view.measure);
  const ordered: readonly Measure[] = [view.measure, ...delivered];

  function modelOf(tree: ShownTree, isWhole: boolean): HoursModel {
    const { measure, open, sort, min } = view;
    const levels = tree.levels.length;
    const rows = treeRows(tree.branches, { open: isWhole ? levels : open, levels, sort, measure });
    return { tree, rows, measure, column, today, isDelivered: true, min, most: new Map() };
  }

  async function wholeTree(tree: ShownTree): Promise<ShownTree> {
    const answer = await client.fetchQuery(sumsQuery(board.question, { parent: [], depth: tree.levels.length }));
    return { ...tree, total: answer.total, branches: branchesOf([answer.rows]) };
  }

  const range = formatRange(period.start, addDays(period.start, period.days - 1));
  const people = say('people', { count: tree.total.people });
  return {
    scope: exportScope([people, range], { isFiltered: filters.length > 0 }),
    async file(format) {
      const { hoursFile } = await import('./export/hours-file');
      const isWhole = format === 'xlsx';
      const model = modelOf(isWhole ? await wholeTree(tree) : tree, isWhole);
      return hoursFile({ hotel, period, model, measures: ordered, filters }, format);
    },
  };
}
