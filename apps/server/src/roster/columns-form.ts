import { cardTexts } from '@horae/contract/people/person-fields';
import {
  type CalendarColumns,
  flags,
  type StaffPlace,
  statusCodes,
  typeCodes,
} from '@horae/contract/scheduling/staff-columns';
import type { EarlierPlace, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Board } from './board';
import type { EventRow } from './event-row';
import { titleOf } from './event-title';

const typeNumbers = new Map(typeCodes.map((type, number) => [type, number]));
const statusNumbers = new Map(statusCodes.map((status, number) => [status, number]));

/** Renders a calendar in columns, for our own screens. */
export function columnsCalendar<U>({ timeZone, resources, events, units }: Board & { units: U }): CalendarColumns & U {
  const places = new Numbered<StaffPlace>();
  const jobTitles = new Numbered<string>();
  const rows = {
    id: resources.map((one) => one.employeeId),
    title: resources.map((one) => one.title),
    code: resources.map((one) => one.employeeCode),
    job: resources.map((one) => jobTitles.numberOf(one.jobTitle, one.jobTitle)),
    place: resources.map((one) => places.numberOf(keyOf(one), placeOf(one))),
    isFixed: resources.map((one) => (one.hasFixedWorkHours ? 1 : 0) as 0 | 1),
    weeklyHours: resources.map((one) => one.weeklyHours),
    more: Object.fromEntries(
      cardTexts.map(({ name }) => [
        name,
        Object.fromEntries(resources.flatMap(({ more }, row) => (more?.[name] ? [[row, more[name]]] : []))),
      ]),
    ),
    ...earlierColumn(resources, places, jobTitles),
    ...lentColumn(resources, places),
    ...listedColumn(resources),
  };
  return {
    timeZone,
    ...units,
    places: places.all,
    jobTitles: jobTitles.all,
    resources: rows,
    events: eventColumns(events, rows.id),
  };
}

function earlierColumn(
  resources: readonly StaffResource[],
  places: Numbered<StaffPlace>,
  jobTitles: Numbered<string>,
): Pick<CalendarColumns['resources'], 'earlier'> {
  const moved = resources.flatMap(({ earlier }, row) => (earlier ? [{ row, earlier }] : []));
  if (moved.length === 0) return {};
  const stayOf = (one: EarlierPlace): [string, number, number] => [
    one.until,
    places.numberOf(keyOf(one), placeOf(one)),
    jobTitles.numberOf(one.jobTitle, one.jobTitle),
  ];
  return { earlier: Object.fromEntries(moved.map(({ row, earlier }) => [row, earlier.map(stayOf)])) };
}

function lentColumn(
  resources: readonly StaffResource[],
  places: Numbered<StaffPlace>,
): Pick<CalendarColumns['resources'], 'lent'> {
  const lent = resources.flatMap((resource, row) => {
    if (!resource.lent) return [];
    const days = resource.lent.map(({ first, last, ...host }): [string, string, number] => {
      const place = placeOf({ ...resource, ...host });
      return [first, last, places.numberOf(keyOf(place), place)];
    });
    return [[row, days] as const];
  });
  return lent.length > 0 ? { lent: Object.fromEntries(lent) } : {};
}

function listedColumn(resources: readonly StaffResource[]): Pick<CalendarColumns['resources'], 'listed'> {
  const cut = resources.flatMap(({ listed }, row) => (listed ? [[row, listed] as const] : []));
  return cut.length > 0 ? { listed: Object.fromEntries(cut) } : {};
}

const keyOf = ({ building_Id, workCenterId }: StaffPlace) => `${building_Id} ${workCenterId}`;

function eventColumns(events: readonly EventRow[], employeeIds: number[]): CalendarColumns['events'] {
  const rowOf = new Map(employeeIds.map((id, row) => [id, row]));
  const columns: CalendarColumns['events'] = {
    id: [],
    resource: [],
    start: [],
    minutes: [],
    type: [],
    status: [],
    flags: [],
    breakMinutes: [],
    in: [],
    out: [],
    titles: {},
    leaveKinds: {},
    notes: {},
    pauses: {},
    paidBreaks: {},
    versions: {},
    shiftPlaces: {},
  };
  let lastId = 0;
  let lastMinute = 0;
  for (const event of events) {
    const resource = rowOf.get(event.employeeId);
    if (resource === undefined) continue;
    const row = columns.id.length;
    const minute = event.start / 60;
    columns.id.push(event.id - lastId);
    columns.start.push(minute - lastMinute);
    columns.resource.push(resource);
    columns.minutes.push((event.end - event.start) / 60);
    columns.type.push(typeNumbers.get(event.type)!);
    columns.status.push(statusNumbers.get(event.status)!);
    columns.flags.push((event.allDay ? flags.allDay : 0) | (event.isDeclared ? flags.declared : 0));
    columns.breakMinutes.push(event.breakMinutes);
    columns.in.push(event.actualStart === null ? null : event.actualStart - event.start);
    columns.out.push(event.actualEnd === null ? null : event.actualEnd - event.end);
    if (event.paidBreakMinutes) columns.paidBreaks[row] = event.paidBreakMinutes;
    if (event.version) columns.versions[row] = event.version;
    if (event.place) columns.shiftPlaces[row] = event.place;
    if (event.pausedSeconds) columns.pauses[row] = event.pausedSeconds;
    if (event.notes !== null) columns.notes[row] = event.notes;
    if (event.leaveKind) columns.leaveKinds[row] = event.leaveKind;
    if (event.compensates) (columns.compensates ??= {})[row] = event.compensates;
    if (event.isPrivate) columns.titles[row] = titleOf(event);
    lastId = event.id;
    lastMinute = minute;
  }
  return columns;
}

function placeOf(resource: StaffPlace): StaffPlace {
  const { building_Group_Id, departmentGroup, building_Id, department, workCenterId, workCenter, orgUnitId, orgUnit } =
    resource;
  const { businessUnitId, businessUnit } = resource;
  return {
    building_Group_Id,
    departmentGroup,
    building_Id,
    department,
    workCenterId,
    workCenter,
    orgUnitId,
    orgUnit,
    businessUnitId,
    businessUnit,
  };
}

/** Numbers distinct values in the order of their first appearance. */
class Numbered<T> {
  readonly all: T[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(key: string, value: T): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.all.length);
    return this.all.push(value) - 1;
  }
}
