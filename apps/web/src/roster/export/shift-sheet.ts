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
import { rosterExportWords } from './roster-export.words';
import { awayIn, barsIn, peopleIn, type RosterPicture } from './roster-picture';

/** Clock times, or the last day for whole-day records. */
function timesOf({ allDay, start, end }: Shift, { days }: RosterPicture): [string, string] {
  if (!allDay) return [days.clock(start), days.clock(end)];
  const last = days.dateOf(end - 1);
  return ['', last === days.dateOf(start) ? '' : last];
}

/** The department is the one in which a shift is worked. */
const personCells = (resource: EmployeeRow['resource'], place?: Shift['place']): ExportCell[] => [
  resource.employeeCode,
  resource.title,
  resource.businessUnit,
  resource.orgUnit,
  resource.workCenter,
  resource.departmentGroup,
  place?.department ?? resource.department,
  rosterWords.say(resource.hasFixedWorkHours ? 'fixed' : 'flexible'),
];

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
  ];
}

/** Leave by the hour takes no hours off the plan, so its row has none. */
function rowOfAway({ id, day, from, to, kind }: AwayHours, { resource }: EmployeeRow): ExportCell[] {
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
  ];
}

/** One row per visible shift, and for each leave by the hour. */
export async function shiftSheet(picture: RosterPicture): Promise<ExportSheet> {
  const say = rosterExportWords.say;
  const words = rosterWords.say;
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
    ],
    rows: await flatMapInTurns(peopleIn(picture), (row) => [
      ...barsIn(picture, row.id).map(({ shift }) => rowOf(shift, row, picture)),
      ...awayIn(picture, row).map((leave) => rowOfAway(leave, row)),
    ]),
    frozenColumns: 2,
  };
}
