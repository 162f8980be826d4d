import type { HourRow, HourSums } from '@horae/contract/scheduling/hour-rows';
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '#ui/export/export-file';
import type { HoursModel } from '../hours-model';
import type { Measure } from '../model/measure.rules';
import { columnsOf } from '../model/period.rules';
import { branchesOf, treeRows } from '../model/tree.rules';
import { hoursFile } from './hours-file';

const sums = (planned: number[], actual: number[], people = 1): HourSums => {
  const add = (list: number[]) => list.reduce((sum, one) => sum + one, 0);
  const heads = planned.map((minutes) => (minutes > 0 ? people : 0));
  return {
    people,
    open: 0,
    planned,
    declared: [],
    actual,
    overtime: [],
    heads,
    total: { planned: add(planned), declared: 0, actual: add(actual), overtime: 0, heads: people },
  };
};
const row = (path: number[], label: string, sums: HourSums): HourRow => ({
  ...sums,
  path,
  label,
  level: path.length === 1 ? 'department' : 'employee',
  parent: null,
});

const period = { start: '2026-11-16', days: 2 };
const columns = columnsOf(period, 'day');
const rows = [
  row([1], 'Κουζίνα', sums([485, 480], [500, 0], 2)),
  row([1, 11], 'Ελένη Ρούσσου', sums([485, 0], [500, 0])),
  row([1, 12], 'Marek Hoxha', sums([0, 480], [0, 0])),
];

function fileOf(format: ExportFormat, measures: readonly Measure[], open: number | readonly string[] = 2) {
  const branches = branchesOf([rows]);
  const tree = {
    scope: '',
    columns,
    indexOf: new Map(columns.map(({ key }, at) => [key, at])),
    total: sums([485, 480], [500, 0], 2),
    branches,
    levels: ['department', 'employee'] as const,
  };
  const measure = measures[0]!;
  const layout = { open, levels: 2, sort: 'name', measure } as const;
  const model: HoursModel = {
    tree,
    rows: treeRows(branches, layout),
    measure,
    column: 'day',
    today: '2026-11-17',
    isDelivered: true,
    min: 15,
    most: new Map(),
  };
  return hoursFile({ hotel: { ErpCompanyId: 1003 }, period, model, measures, filters: [] }, format);
}

describe('working hours as files', () => {
  it('are an outline with minutes told as hours, the whole last', () => {
    const [planned, actual] = fileOf('xlsx', ['planned', 'actual']).sheets;

    expect(planned.columns.map(({ header, kind }) => [header, kind])).toEqual([
      ['Place', undefined],
      ['People', 'integer'],
      ['Mon 16', 'hours'],
      ['Tue 17', 'hours'],
      ['Total', 'hours'],
    ]);
    expect(planned.rows).toEqual([
      ['Κουζίνα', 2, 485, 480, 965],
      ['Ελένη Ρούσσου', 1, 485, 0, 485],
      ['Marek Hoxha', 1, 0, 480, 480],
      ['Whole hotel', 2, 485, 480, 965],
    ]);
    expect(planned.levels).toEqual([0, 1, 1, 0]);
    expect(actual?.name).toBe('Actual');
  });

  it('count people as whole numbers and leave out days that are not judged', () => {
    const [heads] = fileOf('xlsx', ['heads']).sheets;
    const [variance] = fileOf('xlsx', ['variance']).sheets;

    expect(heads.columns[2]?.kind).toBe('integer');
    expect(variance.rows[0]?.slice(2, 4)).toEqual([15, null]);
  });

  it('are a row for each group, day and measure of what is expanded', () => {
    const [long] = fileOf('csv', ['planned', 'heads'], []).sheets;

    expect(long.rows).toEqual([
      [1, 'Κουζίνα', '', '2026-11-16', '2026-11-16', 'planned', 485, null],
      [1, 'Κουζίνα', '', '2026-11-16', '2026-11-16', 'headcount', null, 2],
      [1, 'Κουζίνα', '', '2026-11-17', '2026-11-17', 'planned', 480, null],
      [1, 'Κουζίνα', '', '2026-11-17', '2026-11-17', 'headcount', null, 2],
    ]);
  });

  it('are set in small print on large paper when there are many columns', () => {
    const { print } = fileOf('pdf', ['planned']);

    expect(print).toMatchObject({ paper: 'a4', title: 'Working hours · Planned' });
    expect(print?.sections[0]?.rows[0]).toMatchObject({ cells: ['Κουζίνα', '2', '8.08', '8.00', '16.08'], level: 0 });
  });
});
