import type { LocalDate } from '@horae/local-time/local-date';
import { netMinutes } from '@horae/working-time/worked-time';
import { flatMapInTurns } from '#platform/in-turns';
import type { ExportCell } from '#ui/export/cell-text';
import type { ExportSheet } from '#ui/export/export-file';
import { leaveName, leaveWords } from '#ui/leave-kinds';
import type { AwayHours } from '../model/away-hours.rules';
import { placeOn, workedAt } from '../model/place-on.rules';
import type { EmployeeRow } from '../model/rows.rules';
import { countsHours, recordOf, type Shift } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { typeText } from '../texts/shift-texts';
import { rosterFilesWords } from './roster-files.words';
import { awayIn, barsIn, peopleIn, type RosterPicture } from './roster-picture';

/** Clock times, or the last day for whole-day records. */
function timesOf({ allDay, start, end }: Shift, { days }: RosterPicture): [string, string] {
  if (!allDay) return [days.clock(start), days.clock(end)];
  const last = days.dateOf(end - 1);
  return ['', last === days.dateOf(start) ? '' : last];
}

type Person = EmployeeRow['resource'];

/** The department and work centre are those in which a shift is worked, or of its person on that day. */
function personCells(person: Person, date: LocalDate, place?: ReturnType<typeof workedAt>): ExportCell[] {
  const own = placeOn(person, date);
  return [
    person.employeeCode,
    person.title,
    own.businessUnit,
    own.orgUnit,
    place?.workCentre ?? own.workCenter,
    own.departmentGroup,
    place?.department ?? own.department,
    rosterWords.say(person.hasFixedWorkHours ? 'fixed' : 'flexible'),
  ];
}

/** As what it is worked, what it is called in the system, and what it is charged to: at the end, so that no other column moves. */
function lastCells(
  id: number,
  person: Person,
  date: LocalDate,
  { costPlaces }: RosterPicture,
  place?: ReturnType<typeof workedAt>,
): ExportCell[] {
  const own = placeOn(person, date);
  const costPlace = place?.costPlace ?? costPlaces?.[place?.departmentId ?? own.building_Id] ?? '';
  return [place?.jobTitle ?? own.jobTitle, id, costPlace];
}

function rowOf(shift: Shift, { resource }: EmployeeRow, picture: RosterPicture): ExportCell[] {
  const [start, end] = timesOf(shift, picture);
  const minutes = countsHours(shift) ? netMinutes(shift) : 0;
  const date = picture.days.dateOf(shift.start);
  const place = workedAt(shift);
  return [
    ...personCells(resource, date, place),
    date,
    start,
    end,
    shift.breakMinutes,
    typeText(shift),
    rosterWords.say(`records.${recordOf(shift)}`),
    minutes,
    shift.typeOfShift === 'Overtime' ? minutes : 0,
    ...lastCells(shift.id, resource, date, picture, place),
  ];
}

/** Leave by the hour takes no hours off the plan, so its row has none. */
function rowOfAway(
  { id, day, from, to, kind }: AwayHours,
  { resource }: EmployeeRow,
  picture: RosterPicture,
): ExportCell[] {
  return [
    ...personCells(resource, day),
    day,
    from,
    to,
    0,
    kind ? leaveWords.say('byTheHour', { leave: leaveName(kind) }) : leaveWords.say('absent'),
    rosterWords.say('records.planned'),
    0,
    0,
    ...lastCells(id, resource, day, picture),
  ];
}

/** One row per visible shift, and for each leave by the hour; what it is charged to is there where anything is. */
export async function shiftSheet(picture: RosterPicture): Promise<ExportSheet> {
  const say = rosterFilesWords.say;
  const words = rosterWords.say;
  const rows = await flatMapInTurns(peopleIn(picture), (row) => [
    ...barsIn(picture, row.id).map(({ shift }) => rowOf(shift, row, picture)),
    ...awayIn(picture, row).map((leave) => rowOfAway(leave, row, picture)),
  ]);
  const isCharged = rows.some((row) => row.at(-1) !== '');
  return {
    name: say('shifts'),
    columns: [
      { header: say('code'), width: 14 },
      { header: words('employee'), width: 28 },
      { header: words('businessUnit'), width: 20 },
      { header: say('orgUnit'), width: 20 },
      { header: words('workCentre'), width: 20 },
      { header: say('deptGroup'), width: 20 },
      { header: words('department'), width: 20 },
      { header: say('program'), width: 14 },
      { header: say('date'), kind: 'date', width: 12 },
      { header: say('start'), kind: 'time', width: 8 },
      { header: say('end'), kind: 'time', width: 11 },
      { header: say('break'), kind: 'integer', width: 10 },
      { header: say('type'), width: 14 },
      { header: say('record'), width: 10 },
      { header: say('hours'), kind: 'hours', width: 8 },
      { header: say('overtime'), kind: 'hours', width: 12 },
      { header: say('jobTitle'), width: 20 },
      { header: say('event'), kind: 'integer', width: 10 },
      ...(isCharged ? [{ header: words('costPlace'), width: 12 }] : []),
    ],
    rows: isCharged ? rows : rows.map((row) => row.slice(0, -1)),
    frozenColumns: 2,
  };
}
