import { hotelToday } from '#platform/hotel-day';
import type { ExportFile, ExportFormat, ExportSheet } from '../export/export-file';
import { chartWords } from './chart.words';
import type { CardContent } from './chart-data';

export interface NamedCard {
  title: string;
  content: CardContent;
}

const kindOf = (values: readonly number[]) => (values.every(Number.isInteger) ? 'integer' : 'decimal');

/** The values of one chart, one row per point. */
function sheetOf({ title, content: { chart } }: NamedCard): ExportSheet {
  return {
    name: title,
    columns: [
      { header: chartWords.say('point'), width: 18 },
      ...chart.series.map(({ name, data }) => ({ header: name, kind: kindOf(data), width: 14 }) as const),
    ],
    rows: chart.labels.map((label, point) => [label, ...chart.series.map(({ data }) => data[point] ?? null)]),
  };
}

export function cardFile(name: string, card: NamedCard, scope: readonly string[]): ExportFile {
  return { name, date: hotelToday(), title: card.title, scope, sheets: [sheetOf(card)] };
}

/** All values of all cards in one sheet, for formats without multiple sheets. */
function flatSheet(name: string, cards: readonly NamedCard[]): ExportSheet {
  const { say } = chartWords;
  return {
    name,
    columns: [
      { header: say('card'), width: 22 },
      { header: say('series'), width: 18 },
      { header: say('point'), width: 14 },
      { header: say('value'), kind: 'number', width: 14 },
    ],
    rows: cards.flatMap(({ title, content: { chart } }) =>
      chart.series.flatMap(({ name: series, data }) =>
        chart.labels.map((label, point) => [title, series, label, data[point] ?? null]),
      ),
    ),
  };
}

/** The export of all cards of a page; a workbook has one sheet per card. */
export function cardsFile(name: string, title: string, cards: readonly NamedCard[], format: ExportFormat): ExportFile {
  const count = cards.length;
  const [first, ...others] = cards.map(sheetOf);
  const sheets: ExportFile['sheets'] = format === 'xlsx' && first ? [first, ...others] : [flatSheet(title, cards)];
  const { say } = chartWords;
  return {
    name,
    date: hotelToday(),
    title,
    scope: [say('scope', { count })],
    sheets,
    ...(format === 'xlsx' && { done: say('exported', { count }) }),
  };
}
