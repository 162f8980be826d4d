import { kindOfLeave } from '@horae/contract/scheduling/leave-kinds';
import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import { daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { type Cell, gridWords, type Roster, writeGrid } from '@horae/roster-grid';
import type { ExportFile } from '#ui/export/export-file';
import { lentOn, placeOn } from '../model/place-on.rules';
import type { EmployeeRow } from '../model/rows.rules';
import { recordOf, type Shift } from '../model/shift.rules';
import { openLines } from './open-lines.rules';
import { rosterFilesWords } from './roster-files.words';
import { peopleIn, type RosterPicture, scopeLines } from './roster-picture';

/**
 * The roster as hotels keep it, a person a line and a day a column, with lines of open shifts: changed in a spreadsheet,
 * it can be imported again.
 */
export function gridFile(picture: RosterPicture, open: readonly OpenShift[], language: string): ExportFile {
  const words = gridWords[language === 'el' ? 'el' : 'en'];
  const { rows } = writeGrid(withOpen(rosterOf(picture), picture, open, words.open), words);
  const [head = [], ...lines] = rows.map((row) => row.map(cellText));
  const days = head.length - picture.range.dates.length;
  return {
    name: `${picture.name}-grid`,
    personal: 'roster',
    hotel: picture.hotel.ErpCompanyId,
    date: picture.period.start,
    title: picture.title,
    scope: [...scopeLines(picture), rosterFilesWords.say('gridShows')],
    sheets: [
      {
        name: rosterFilesWords.say('grid'),
        columns: head.map((header, at) => ({ header, width: at >= days ? 13 : at === 0 ? 10 : 26 })),
        rows: lines,
        frozenColumns: 2,
      },
    ],
    done: rosterFilesWords.say('gridDone', { count: lines.length }),
  };
}

function cellText(cell: Cell): string {
  if (cell?.kind === 'text') return cell.text;
  if (cell?.kind !== 'date' || !cell.date) return '';
  const [year, month, day] = cell.date.split('-').map(Number);
  return `${day}/${month}/${year}`;
}

/** What is planned for the people on screen on the days of the period, hidden types included. */
function rosterOf(picture: RosterPicture): Roster {
  const days = picture.range.dates;
  const people = peopleIn(picture);
  const roster = { shifts: [] as Roster['shifts'][number][], daysOff: [] as Roster['daysOff'][number][] };
  const leaves: Roster['leaves'][number][] = [];
  for (const [person, { id, resource }] of people.entries()) {
    for (const shift of (picture.shiftsOf.get(id) ?? []).filter(isInGrid)) {
      if (!shift.allDay) {
        const date = picture.days.dateOf(shift.start);
        if (!days.includes(date)) continue;
        roster.shifts.push({ person, date, ...hoursOf(shift, date, picture), ...placeOf(shift, resource, date) });
        continue;
      }
      const leave = kindOfLeave({ type: shift.typeOfShift, kind: shift.leaveKind ?? null });
      for (const date of datesOf(shift, picture).filter((one) => days.includes(one)))
        if (leave) leaves.push({ person, date, leave });
        else roster.daysOff.push({ person, date, ...(shift.compensates && { isCompensatory: true }) });
    }
  }
  return {
    days,
    people: people.map(({ resource }) => ({
      name: resource.title,
      code: resource.employeeCode,
      ...(resource.jobTitle && { job: resource.jobTitle }),
      ...(resource.department && { department: resource.department }),
    })),
    ...roster,
    leaves,
  };
}

/** Where and as what a shift is worked. */
function placeOf({ place }: Shift, person: EmployeeRow['resource'], date: LocalDate) {
  const own = placeOn(person, date);
  const job = place?.jobTitle ?? own.jobTitle;
  const department = lentOn(person, date)?.department ?? place?.department ?? own.department;
  return { ...(job && { job }), ...(department && { department }) };
}

/** Of the departments on screen, where it is filtered. */
function withOpen(roster: Roster, picture: RosterPicture, open: readonly OpenShift[], name: string): Roster {
  const departments = new Set(peopleIn(picture).map(({ resource }) => resource.building_Id));
  const isShown = ({ departmentId }: OpenShift) => picture.filters.length === 0 || departments.has(departmentId);
  const lines = openLines(open.filter(isShown), roster.days);
  const first = roster.people.length;
  return {
    ...roster,
    people: [...roster.people, ...lines.map(({ department, job }) => ({ name, department, ...(job && { job }) }))],
    shifts: [
      ...roster.shifts,
      ...lines.flatMap(({ shifts }, at) => shifts.map((shift) => Object.assign({ person: first + at }, shift))),
    ],
  };
}

/** A grid cannot say that somebody is on call. */
const isInGrid = (shift: Shift): boolean =>
  recordOf(shift) === 'planned' && shift.status !== 'cancelled' && shift.typeOfShift !== 'OnCall';

function hoursOf({ start, end }: Shift, date: LocalDate, { days }: RosterPicture): { from: number; to: number } {
  const minutes = (instant: number) => {
    const [hours = 0, rest = 0] = days.clock(instant).split(':').map(Number);
    return daysBetween(date, days.dateOf(instant)) * 1440 + hours * 60 + rest;
  };
  return { from: minutes(start), to: minutes(end) };
}

const datesOf = ({ start, end }: Shift, { days, range }: RosterPicture): LocalDate[] => {
  const [first, last] = [days.dateOf(start), days.dateOf(end - 1)];
  return range.dates.filter((date) => date >= first && date <= last);
};
