import { netMinutes } from '@horae/working-time/worked-time';
import { flatMapInTurns } from '#platform/in-turns';
import type { ExportCell } from '#ui/export/cell-text';
import type { ExportSheet } from '#ui/export/export-file';
import { leaveName, leaveWords } from '#ui/leave-kinds';
import type { AwayHours } from '../model/away-hours.rules';
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

/** The department and work centre are those in which a shift is worked. */
const personCells = (resource: EmployeeRow['resource'], place?: Shift['place']): ExportCell[] => [
  resource.employeeCode,
  resource.title,
  resource.businessUnit,
  resource.orgUnit,
  place?.workCentre ?? resource.workCenter,
  resource.departmentGroup,
  place?.department ?? resource.department,
  rosterWords.say(resource.hasFixedWorkHours ? 'fixed' : 'flexible'),
];

/** What the work is charged to: the code of the shift, or of the department where it is worked. */
const costPlaceOf = (
  { building_Id }: EmployeeRow['resource'],
  { costPlaces }: RosterPicture,
  place?: Shift['place'],
): string => place?.costPlace ?? costPlaces?.[place?.departmentId ?? building_Id] ?? '';

function rowOf(shift: Shift, { resource }: EmployeeRow, picture: RosterPicture): ExportCell[] {
  const [start, end] = timesOf(shift, picture);
  const minutes = countsHours(shift) ? netMinutes(shift) : 0;
  return [
    ...personCells(resource, shift.place),
    picture.days.dateOf(shift.start),
    start,
    end,
    shift.breakMinutes,
    typeText(shift),
    rosterWords.say(`records.${recordOf(shift)}`),
    minutes,
    shift.typeOfShift === 'Overtime' ? minutes : 0,
    shift.id,
    costPlaceOf(resource, picture, shift.place),
  ];
}

/** Leave by the hour takes no hours off the plan, so its row has none. */
function rowOfAway(
  { id, day, from, to, kind }: AwayHours,
  { resource }: EmployeeRow,
  picture: RosterPicture,
): ExportCell[] {
  return [
    ...personCells(resource),
    day,
    from,
    to,
    0,
    kind ? leaveWords.say('byTheHour', { leave: leaveName(kind) }) : leaveWords.say('absent'),
    rosterWords.say('records.planned'),
    0,
    0,
    id,
    costPlaceOf(resource, picture),
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
      { header: say('event'), kind: 'integer', width: 10 },
      ...(isCharged ? [{ header: words('costPlace'), width: 12 }] : []),
    ],
    rows: isCharged ? rows : rows.map((row) => row.slice(0, -1)),
    frozenColumns: 2,
  };
}
