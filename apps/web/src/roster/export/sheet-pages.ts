import { hoursFixed } from '#platform/format-hours';
import { flatMapInTurns } from '#platform/in-turns';
import type { PrintRow, PrintSection } from '#ui/export/print-shape';
import type { EmployeeRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import { mediumDay } from '../texts/day-texts';
import { rangeText } from '../texts/range-text';
import { awayText } from '../texts/shift-texts';
import { isOn } from './bar-on-day';
import { rosterFilesWords } from './roster-files.words';
import { markOf } from './roster-pages';
import { awayIn, barsIn, type RosterPicture } from './roster-picture';

/** One page per person with their days, to hand out. */
export async function sheetPages(
  picture: RosterPicture,
  people: readonly EmployeeRow[],
  signature: string | undefined,
): Promise<PrintSection[]> {
  const { range, hotel, zoom, period } = picture;
  const when = rangeText(zoom, period);
  const say = rosterFilesWords.say;
  return flatMapInTurns(people, (row): PrintSection[] => {
    const { id, resource, totals } = row;
    const bars = barsIn(picture, id);
    const away = awayIn(picture, row);
    const rows = range.dates.map(
      (date, day): PrintRow => ({
        cells: [
          mediumDay(date),
          bars.filter(({ shift }) => isOn(shift, date, picture)).map(({ shift }) => markOf(shift, date, picture)),
          [
            ...away.filter((leave) => leave.day === date).map(awayText),
            ...bars.filter(({ shift }) => isOn(shift, date, picture)).flatMap(({ shift }) => shift.notes ?? []),
          ].join('; '),
          hoursFixed(totals.minutesByDay[day] ?? 0),
        ],
      }),
    );
    const total: PrintRow = {
      cells: [rosterWords.say('total'), '', '', hoursFixed(totals.minutes)],
      isStrong: true,
    };
    const section: PrintSection = {
      title: resource.title,
      note: [resource.employeeCode, resource.jobTitle, resource.department, hotel.name, when]
        .filter(Boolean)
        .join(' · '),
      startsPage: true,
      columns: [
        { header: say('day'), width: 3 },
        { header: say('shifts'), width: 4 },
        { header: '', width: 4 },
        { header: say('hours'), width: 1, align: 'end' },
      ],
      rows: [...rows, total],
      ...(signature && { signature }),
    };
    return [section];
  });
}
