import { flatMapInTurns } from '#platform/in-turns';
import type { PrintSection } from '#ui/export/print-shape';
import { departmentOf, placeOn, workedAt } from '../model/place-on.rules';
import { countsHours } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { fullDay } from '../texts/day-texts';
import { awayText, lookOf, typeText } from '../texts/shift-texts';
import { whereText } from '../texts/where-text';
import { isOn, timeOn } from './bar-on-day';
import { rosterFilesWords } from './roster-files.words';
import { barsIn, peopleIn, type RosterPicture } from './roster-picture';

/** One table per day: who works, by start time, then who is absent. */
export async function dayPages(picture: RosterPicture): Promise<PrintSection[]> {
  const say = rosterFilesWords.say;
  const { range } = picture;
  const all = await flatMapInTurns(peopleIn(picture), ({ id, resource }) =>
    barsIn(picture, id).map(({ shift, hours }) => ({ shift, hours, resource })),
  );
  return flatMapInTurns(range.dates, (date): PrintSection[] => {
    const entries = all
      .filter(({ shift }) => isOn(shift, date, picture))
      .sort((a, b) => Number(a.shift.allDay) - Number(b.shift.allDay) || a.shift.start - b.shift.start);
    const working = new Set(entries.flatMap(({ shift }) => (countsHours(shift) ? [shift.employeeId] : [])));
    const section: PrintSection = {
      title: fullDay(date),
      note: say('working', { count: working.size }),
      startsPage: true,
      columns: [
        { header: say('time'), width: 2 },
        { header: rosterWords.say('employee'), width: 4 },
        { header: rosterWords.say('department'), width: 3 },
        { header: say('type'), width: 2 },
      ],
      rows: entries.map(({ shift, hours, resource }) => ({
        cells: [
          shift.allDay ? say('allDay') : timeOn(shift, date, picture),
          resource.title,
          whereText({ ...workedAt(shift), department: departmentOf(shift, placeOn(resource, date)) }),
          [{ text: [typeText(shift), ...hours.map(awayText)].join('; '), family: lookOf(shift).family }],
        ],
      })),
    };
    return [section];
  });
}
