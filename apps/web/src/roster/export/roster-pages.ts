import { netMinutes } from '@horae/working-time/worked-time';
import { flatMapInTurns } from '#platform/in-turns';
import type { PrintMark, PrintRow, PrintSection } from '#ui/export/print-shape';
import { shiftLook } from '#ui/shift-types';
import type { AwayHours } from '../model/away-hours.rules';
import { workedAt } from '../model/place-on.rules';
import type { CountedRow } from '../model/rows.rules';
import type { Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { dayHeader } from '../texts/day-texts';
import { hoursCell, hoursFigure } from '../texts/hour-texts';
import { awayText, lookOf, typeText } from '../texts/shift-texts';
import { whereText } from '../texts/where-text';
import { goesOn, isOn, timeOn } from './bar-on-day';
import { awayIn, barsIn, type RosterPicture } from './roster-picture';
import { dayFigures } from './roster-sheets';

/** With more columns than this, clock times no longer fit. */
const mostTimed = 14;

/** Returns `07:00–15:00 W`, or `W 8` in narrow columns. */
export function markOf(shift: Shift, date: string, picture: RosterPicture, isNarrow = false): PrintMark {
  const { family, code } = lookOf(shift);
  // The hours of a night stand where it begins.
  const hasHours = !shift.allDay && !goesOn(shift, date, picture);
  if (isNarrow) return { family, text: hasHours ? `${code} ${hoursFigure(netMinutes(shift))}` : code };
  if (shift.allDay) return { family, text: typeText(shift) };
  const text = [timeOn(shift, date, picture), code, whereText(workedAt(shift))].filter(Boolean).join(' ');
  return { family, text };
}

/** Returns `Parental leave, 10:00–12:00`, or the times alone in narrow columns. */
function markOfAway(leave: AwayHours, isNarrow: boolean): PrintMark {
  return { family: shiftLook('Absent').family, text: isNarrow ? `${leave.from}–${leave.to}` : awayText(leave) };
}

function rowOf(row: CountedRow, picture: RosterPicture, isNarrow: boolean): PrintRow {
  const { dates } = picture.range;
  const total = hoursCell(row.totals.minutes, rosterWords.say);
  if (row.kind === 'group') {
    const days = dates.map((_, day) => (isNarrow ? String(row.totals.headsByDay[day]) : dayFigures(row.totals, day)));
    return { cells: [`${row.title} (${row.size})`, ...days, total], isStrong: true };
  }
  const bars = barsIn(picture, row.id);
  const away = awayIn(picture, row);
  const days = dates.map((date) => [
    ...bars
      .filter(({ shift }) => isOn(shift, date, picture))
      .map(({ shift }) => markOf(shift, date, picture, isNarrow)),
    ...away.filter(({ day }) => day === date).map((leave) => markOfAway(leave, isNarrow)),
  ]);
  return { cells: [row.resource.title, ...days, total], level: row.level - 1 };
}

/** The grid as a table, or one table per group if each group gets its own page. */
export async function rosterPages(picture: RosterPicture, isPagePerGroup: boolean): Promise<PrintSection[]> {
  const { model, range } = picture;
  const isNarrow = range.dates.length > mostTimed;
  const columns = [
    { header: rosterWords.say('employee'), width: isNarrow ? 4 : 2.2 },
    ...range.dates.map((date) => ({ header: isNarrow ? String(Number(date.slice(8))) : dayHeader(date), width: 1 })),
    { header: rosterWords.say('total'), width: isNarrow ? 2 : 0.9, align: 'end' as const },
  ];
  const days = range.dates.map((_, day) =>
    isNarrow ? String(model.totals.headsByDay[day]) : dayFigures(model.totals, day),
  );
  const total: PrintRow = {
    cells: [rosterWords.say('total'), ...days, hoursCell(model.totals.minutes, rosterWords.say)],
    isStrong: true,
  };
  const laid = await flatMapInTurns(model.rows, (row) => [rowOf(row, picture, isNarrow)]);
  const section = (rows: readonly PrintRow[]): PrintSection => ({ columns, rows, isDense: isNarrow });
  const starts = model.rows.flatMap((row, at) => (row.kind === 'group' ? [at] : []));
  if (!isPagePerGroup || starts.length === 0) return [section([...laid, total])];
  return starts.map((from, at) => ({ ...section(laid.slice(from, starts[at + 1])), startsPage: true }));
}
