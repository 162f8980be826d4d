import { flatMapInTurns } from '#platform/in-turns';
import type { ExportCell } from '#ui/export/cell-text';
import type { ExportSheet } from '#ui/export/export-file';
import type { ShiftBar } from '../model/bars.rules';
import type { CountedRow } from '../model/rows.rules';
import { contractDifference, type Totals } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { dayHeader } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { awayText, lookOf } from '../texts/shift-texts';
import { isOn, timeOn } from './bar-on-day';
import { rosterFilesWords } from './roster-files.words';
import { awayIn, barsIn, peopleIn, type RosterPicture } from './roster-picture';

/** Returns `13 · 101 h`: people and hours of a day. */
export function dayFigures({ headsByDay, minutesByDay }: Totals, day: number): string {
  return `${headsByDay[day] ?? 0} · ${hoursCell(minutesByDay[day] ?? 0, rosterWords.say)}`;
}

function shiftsOn(bars: readonly ShiftBar[], date: string, picture: RosterPicture): string {
  return bars
    .filter(({ shift }) => isOn(shift, date, picture))
    .map(({ shift }) => [shift.allDay ? '' : timeOn(shift, date, picture), lookOf(shift).code].join(' ').trim())
    .join('; ');
}

function rosterRow(row: CountedRow, picture: RosterPicture): ExportCell[] {
  const { dates } = picture.range;
  if (row.kind === 'group')
    return [`${row.title} (${row.size})`, ...dates.map((_, day) => dayFigures(row.totals, day)), row.totals.minutes];
  const bars = barsIn(picture, row.id);
  const away = awayIn(picture, row);
  const textOn = (date: string) =>
    [shiftsOn(bars, date, picture), ...away.filter(({ day }) => day === date).map(awayText)].filter(Boolean).join('; ');
  return [row.resource.title, ...dates.map(textOn), row.totals.minutes];
}

/** The visible grid: people under their groups, by day. */
export async function rosterSheet(picture: RosterPicture): Promise<ExportSheet> {
  const { model, range } = picture;
  const words = rosterWords.say;
  const total = [words('total'), ...range.dates.map((_, day) => dayFigures(model.totals, day)), model.totals.minutes];
  const strong = model.rows.flatMap((row, at) => (row.kind === 'group' ? [at] : []));
  return {
    name: rosterFilesWords.say('layout.roster'),
    columns: [
      { header: words('employee'), width: 30 },
      ...range.dates.map((date) => ({ header: dayHeader(date), width: 16 })),
      { header: words('total'), kind: 'hours', width: 10 },
    ],
    rows: [...(await flatMapInTurns(model.rows, (row) => [rosterRow(row, picture)])), total],
    levels: [...model.rows.map(({ level }) => level - 1), 0],
    strong: new Set([...strong, model.rows.length]),
    frozenColumns: 1,
  };
}

/** Hours of each person by day and in total. */
export function totalsSheet(picture: RosterPicture): ExportSheet {
  const { model, range, period } = picture;
  const people = peopleIn(picture);
  const say = rosterFilesWords.say;
  const figures = ({ minutesByDay, minutes, overtime, standby, daysWorked }: Totals): ExportCell[] => [
    ...minutesByDay,
    minutes,
    overtime,
    standby,
    daysWorked,
  ];
  return {
    name: say('totals'),
    columns: [
      { header: say('code'), width: 14 },
      { header: rosterWords.say('employee'), width: 28 },
      ...range.dates.map((date) => ({ header: dayHeader(date), kind: 'hours' as const, width: 9 })),
      { header: say('hours'), kind: 'hours', width: 10 },
      { header: say('overtime'), kind: 'hours', width: 12 },
      { header: say('standby'), kind: 'hours', width: 12 },
      { header: say('daysWorked'), kind: 'integer', width: 12 },
      { header: say('difference'), kind: 'hours', width: 14 },
    ],
    rows: [
      ...people.map(({ resource, totals }) => [
        resource.employeeCode,
        resource.title,
        ...figures(totals),
        contractDifference(totals.minutes, resource.weeklyHours, period.days),
      ]),
      ['', rosterWords.say('total'), ...figures(model.totals), null],
    ],
    strong: new Set([people.length]),
    frozenColumns: 2,
  };
}
