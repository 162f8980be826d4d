import { addDays } from '@horae/local-time/local-date';
import { formatRange } from '#platform/format-date';
import type { SelectedHotel } from '#platform/storage';
import { cellText } from '#ui/export/cell-text';
import type { ExportFile, ExportFormat, ExportSheet } from '#ui/export/export-file';
import type { PrintDocument } from '#ui/export/print-shape';
import type { HoursModel } from '../hours-model';
import type { Measure } from '../model/measure.rules';
import { hoursWords } from '../working-hours.words';
import { longSheet, treeSheet } from './hours-sheets';

/** The state of the screen from which its files are written. */
export interface HoursPicture {
  hotel: SelectedHotel;
  period: { start: string; days: number };
  model: HoursModel;
  /** The available measures, the displayed one first. */
  measures: readonly Measure[];
  filters: readonly string[];
}

/** More columns than this need large paper and small print. */
const mostRoomy = 14;

export function scopeLines({ hotel, period, model, filters }: HoursPicture): string[] {
  const say = hoursWords.say;
  const range = formatRange(period.start, addDays(period.start, period.days - 1));
  const people = say('people', { count: model.tree.total.people });
  return [
    [hotel.name ?? String(hotel.ErpCompanyId), range, people].join(' · '),
    filters.length > 0 ? filters.join('; ') : say('export.noFilters'),
    say('rules'),
    ...(model.measure === 'variance' ? [say('finished')] : []),
  ];
}

function pagesOf(picture: HoursPicture, sheet: ExportSheet): PrintDocument {
  const isDense = sheet.columns.length > mostRoomy;
  const last = sheet.columns.length - 1;
  return {
    title: `${hoursWords.say('title')} · ${sheet.name}`,
    scope: scopeLines(picture),
    paper: isDense ? 'a3' : 'a4',
    orientation: 'landscape',
    sections: [
      {
        isDense,
        columns: sheet.columns.map(({ header }, at) => ({
          header,
          width: at === 0 ? 4 : at === last ? 1.3 : 1,
          align: at === 0 ? 'start' : 'end',
        })),
        rows: sheet.rows.map((cells, at) => ({
          cells: cells.map((cell, column) => cellText(cell, sheet.columns[column]?.kind)),
          level: sheet.levels?.[at] ?? 0,
          isStrong: sheet.strong?.has(at) ?? sheet.levels?.[at] === 0,
        })),
      },
    ],
  };
}

/** The exports of the working hours: a workbook with a tree for each measure, a long list, or the table as shown. */
export function hoursFile(picture: HoursPicture, format: ExportFormat): ExportFile {
  const { hotel, period, model, measures } = picture;
  const [shown = model.measure, ...others] = measures;
  const tree = treeSheet(model, shown);
  return {
    name: 'working-hours-calendar',
    personal: 'working-hours',
    hotel: hotel.ErpCompanyId,
    date: period.start,
    title: hoursWords.say('title'),
    scope: scopeLines(picture),
    sheets:
      format === 'xlsx'
        ? [tree, ...others.map((measure) => treeSheet(model, measure))]
        : [format === 'csv' ? longSheet(model, measures) : tree],
    ...((format === 'pdf' || format === 'print') && { print: pagesOf(picture, tree) }),
  };
}
