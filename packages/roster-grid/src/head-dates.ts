import { dayNumber, type LocalDate } from '@horae/local-time/local-date';
import { addressOf } from './address';
import { answeredDate, nearIn } from './answered-dates';
import type { Collector } from './collector';
import type { DayText } from './day-text';
import { folded } from './fold';
import type { Grid } from './grid';
import type { Block } from './grid-block';
import { monthFor } from './month-words';
import type { ReadOptions } from './reading';
import { datesFromAnswer, resolveDates } from './resolve-dates';
import { titleDates } from './title-dates';
import { titleTexts } from './title-rows';

/** Where a head's dates are answered: its first day cell. */
function headAddress(block: Block): string {
  const [column = 0] = block.head.days.keys();
  return addressOf(block.head.top, column);
}

/** Finds the dates of a block; asks when they cannot be known. */
export function datesOf(
  grid: Grid,
  block: Block,
  allTitles: readonly string[],
  options: ReadOptions,
  out: Collector,
  before: readonly LocalDate[] | undefined,
): LocalDate[] | undefined {
  const days = withMonths(grid, block);
  const key = headAddress(block);
  const answer = answeredDate(options, key);
  if (answer !== undefined) return datesFromAnswer(days, answer);
  const own = titleTexts(grid, block);
  const reading = resolveDates(
    days,
    titleDates([...own, ...allTitles.filter((text) => !own.includes(text))]),
    nearIn(options),
    periodOf(before),
  );
  const columns = block.days.map(({ columns }) => columns[0]!.column);
  const addressAt = (index: number) => addressOf(block.head.top, columns[index]!);
  if (reading.kind === 'ask') {
    const { reason, suggestion } = reading;
    const text = grid.text(block.head.top, columns[0]!) || grid.text(block.head.bottom, columns[0]!);
    out.ask({ kind: 'dates', reason, key, text, ...(suggestion !== undefined && { suggestion }) }, [key]);
    return undefined;
  }
  for (const kind of reading.notices)
    out.tell({ kind, cells: kind === 'weekdayMismatch' ? reading.mismatches.map(addressAt) : [key] });
  return reading.dates;
}

const periodOf = (dates: readonly LocalDate[] | undefined) =>
  dates && { first: dayNumber(dates[0]!), last: dayNumber(dates.at(-1)!) };

/** Days with the month that a row of months above says: two or more months in one row. */
function withMonths(grid: Grid, { head, days }: Block): DayText[] {
  const texts = days.map(({ day }) => ({ ...day }));
  if (texts.some(({ month }) => month !== undefined)) return texts;
  const columns = days.map(({ columns }) => columns[0]!.column);
  for (let row = head.top - 1; row >= Math.max(0, head.top - 3); row -= 1) {
    const months: { column: number; month: number; year?: number }[] = [];
    for (let column = columns[0]!; column <= columns.at(-1)!; column += 1) {
      const found = monthIn(grid.text(row, column));
      if (found) months.push({ column, ...found });
    }
    if (months.length < 2) continue;
    for (const { column, month, year } of months) {
      const index = columns.findIndex((one) => one >= column);
      if (texts[index]) Object.assign(texts[index], { month, ...(year !== undefined && { year }) });
    }
    return texts;
  }
  return texts;
}

function monthIn(text: string): { month: number; year?: number } | undefined {
  const words = folded(text).match(/\p{L}+|\d+/gu) ?? [];
  const month = words.length <= 2 ? monthFor(words[0] ?? '') : undefined;
  const year = Number(words[1]);
  return month === undefined ? undefined : { month, ...(year >= 2000 && year < 2100 && { year }) };
}
