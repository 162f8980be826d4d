import { flatMapInTurns } from '#platform/in-turns';
import type { PrintMark, PrintRow, PrintSection } from '#ui/export/print-shape';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { workedAt } from '../model/place-on.rules';
import type { EmployeeRow } from '../model/rows.rules';
import type { Shift } from '../model/shift.rules';
import type { TemplateOfShift } from '../planning/model/template-of-shift.rules';
import { rosterWords } from '../roster.words';
import { dayHeader } from '../texts/day-texts';
import { clockRange, lookOf } from '../texts/shift-texts';
import { whereText } from '../texts/where-text';
import { goesOn, isOn } from './bar-on-day';
import { rosterFilesWords } from './roster-files.words';
import { barsIn, type RosterPicture } from './roster-picture';

/** With more days than this only their numbers fit. */
const mostNamed = 14;

/** What is planned of somebody: the work on screen, and every day off and leave, also where the calendar hides them. */
function plannedOf(picture: RosterPicture, employee: number): readonly Shift[] {
  const work = barsIn(picture, employee).filter(({ shift }) => !shift.allDay && !shift.isClockRecord);
  const away = (picture.shiftsOf.get(employee) ?? []).filter(({ allDay, status }) => allDay && status !== 'cancelled');
  return [...work.map(({ shift }) => shift), ...away];
}

const isUsual = ({ typeOfShift }: Shift): boolean => typeOfShift === 'Regular' || typeOfShift === 'Split';

/** `7–15`, `22–6`. */
const hoursOf = (shift: Shift, { days }: RosterPicture): string =>
  clockRange(shift, days)
    .replaceAll(/\b0(\d:)/g, '$1')
    .replaceAll(':00', '')
    .replace(/–0$/, '–24');

const offOf = ({ compensates }: Shift) => (compensates ? 'posted.compensatory' : 'posted.off');

/** Finds no template: every shift is posted with its hours. */
const noTemplate: TemplateOfShift = () => undefined;

/** Returns `E1`, `7–15`, `22–6 N`, a day off or that somebody is away: never why, since everybody reads it. */
function postedMark(row: EmployeeRow, shift: Shift, picture: RosterPicture, templateOf: TemplateOfShift): PrintMark {
  const { say } = rosterFilesWords;
  const { family, code } = shiftLook(shift.typeOfShift);
  if (shift.typeOfShift === 'DayOff') return { family, text: say(offOf(shift)) };
  if (shift.allDay) return { family: shiftLook('Absent').family, text: say('posted.leave') };
  const template = templateOf(row, shift);
  const what = template ? [template.code] : [hoursOf(shift, picture), isUsual(shift) ? '' : code];
  return { family, text: [...what, whereText(workedAt(shift))].filter(Boolean).join(' ') };
}

/** The roster to post on a wall: a line for each person, a day in each column. */
export async function postedPages(picture: RosterPicture, templateOf = noTemplate): Promise<PrintSection[]> {
  const { model, range } = picture;
  const isNarrow = range.dates.length > mostNamed;
  const columns = [
    { header: rosterWords.say('employee'), width: isNarrow ? 4 : 2.2 },
    ...range.dates.map((date) => ({ header: isNarrow ? String(Number(date.slice(8))) : dayHeader(date), width: 1 })),
  ];
  const rows = await flatMapInTurns(model.rows, (row): PrintRow[] => {
    if (row.kind === 'group') return [{ cells: [row.title, ...range.dates.map(() => '')], isStrong: true }];
    const planned = plannedOf(picture, row.id);
    const days = range.dates.map((date) =>
      planned
        .filter((shift) => isOn(shift, date, picture) && !goesOn(shift, date, picture))
        .map((shift) => postedMark(row, shift, picture, templateOf)),
    );
    return [{ cells: [row.resource.title, ...days], level: row.level - 1 }];
  });
  return [{ columns, rows, isDense: isNarrow }];
}

/** The templates with their hours, the kinds of other work, and what stands for days without; leave is one kind. */
export function postedLegend(picture: RosterPicture, templateOf = noTemplate): PrintMark[] {
  const { say } = rosterFilesWords;
  const marks = new Map<string, PrintMark>();
  for (const row of picture.model.rows) {
    if (row.kind === 'group') continue;
    for (const shift of plannedOf(picture, row.id)) {
      const { family, code, label } = shift.allDay ? lookOf(shift) : shiftLook(shift.typeOfShift);
      const name = shiftWords.say(label);
      const template = templateOf(row, shift);
      if (template) {
        const text = [template.code, hoursOf(shift, picture), template.name].join(' ');
        marks.set(text, { family, text });
      } else if (!shift.allDay) marks.set(code, { family, text: isUsual(shift) ? name : `${code} ${name}` });
      else if (shift.typeOfShift === 'DayOff')
        marks.set(offOf(shift), { family, text: `${say(offOf(shift))} ${name}` });
      else
        marks.set('leave', {
          family: shiftLook('Absent').family,
          text: `${say('posted.leave')} ${say('posted.away')}`,
        });
    }
  }
  return [...marks.values()];
}
