import type { Option } from '../fields';
import { type CalendarColumns, flags, type StaffShift, statusCodes, typeCodes } from './staff-columns';
import { leaveTypes, type ShiftType, type StaffResource } from './staff-timeline.contract';

/** A calendar decoded from columns; its other fields are unchanged. */
export type Decoded<C extends CalendarColumns> = Omit<C, keyof CalendarColumns> & {
  /** IANA identifier of the hotel's zone. */
  timeZone: string;
  resources: StaffResource[];
  employeeList: Option[];
  departmentList: Option[];
  shifts: StaffShift[];
};

/** Decodes the column form; `titleOf` gives the title of events that have none. */
export function decodeColumns<C extends CalendarColumns>(columns: C, titleOf: (type: ShiftType) => string): Decoded<C> {
  const { places, jobTitles, resources: r, events, timeZone, ...rest } = columns;
  const resources = r.id.map(
    (id, row): StaffResource => ({
      id: String(id),
      title: r.title[row]!,
      employeeId: id,
      employeeCode: r.code[row]!,
      jobTitle: jobTitles[r.job[row]!]!,
      hasFixedWorkHours: r.isFixed[row] === 1,
      weeklyHours: r.weeklyHours[row]!,
      ...places[r.place[row]!]!,
      ...(r.earlier?.[row] && {
        earlier: r.earlier[row].map(([until, place, job]) => ({ until, ...places[place]!, jobTitle: jobTitles[job]! })),
      }),
      ...(r.lent?.[row] && {
        lent: r.lent[row].map(([first, last, place]) => {
          const { building_Group_Id, building_Id, department } = places[place]!;
          return { first, last, building_Group_Id, building_Id, department };
        }),
      }),
      ...(r.listed?.[row] && { listed: r.listed[row] }),
    }),
  );
  for (const [name, texts] of Object.entries(r.more)) {
    for (const [row, text] of Object.entries(texts)) {
      const resource = resources[Number(row)]!;
      resource.more = { ...resource.more, [name]: text };
    }
  }
  return {
    ...rest,
    timeZone,
    resources,
    employeeList: options(resources, 'employeeId', 'title'),
    departmentList: options(resources, 'building_Id', 'department'),
    shifts: decodeShifts(events, r.id, titleOf),
  };
}

function decodeShifts(
  events: CalendarColumns['events'],
  employeeIds: number[],
  titleOf: (type: ShiftType) => string,
): StaffShift[] {
  let id = 0;
  let minute = 0;
  return events.id.map((difference, row) => {
    id += difference;
    minute += events.start[row]!;
    const start = minute * 60000;
    const end = start + events.minutes[row]! * 60000;
    const type = typeCodes[events.type[row]!]!;
    const bits = events.flags[row]!;
    const clockedIn = events.in[row] ?? null;
    const clockedOut = events.out[row] ?? null;
    const employeeId = employeeIds[events.resource[row]!]!;
    return {
      id,
      resourceId: employeeId,
      employeeId,
      title: events.titles[row] ?? titleOf(type),
      start,
      end,
      allDay: (bits & flags.allDay) !== 0,
      calendarId: calendarIdOf(type),
      typeOfShift: type,
      erganiShift: (bits & flags.declared) !== 0,
      status: statusCodes[events.status[row]!]!,
      breakMinutes: events.breakMinutes[row]!,
      notes: events.notes[row] ?? null,
      actualStart: clockedIn === null ? null : start + clockedIn * 1000,
      actualEnd: clockedOut === null ? null : end + clockedOut * 1000,
      ...(events.leaveKinds[row] !== undefined && { leaveKind: events.leaveKinds[row] }),
      ...(events.compensates?.[row] !== undefined && { compensates: events.compensates[row] }),
      ...(events.paidBreaks[row] !== undefined && { paidBreakMinutes: events.paidBreaks[row] }),
      ...(events.pauses[row] !== undefined && { pausedMinutes: events.pauses[row] / 60 }),
      ...(events.versions[row] !== undefined && { version: events.versions[row] }),
      ...(events.shiftPlaces[row] !== undefined && { place: events.shiftPlaces[row] }),
    };
  });
}

/** Types whose planned and declared hours are working time. On-call is stand-by. */
export const hourTypes: readonly ShiftType[] = ['Regular', 'Split', 'Night', 'Overtime', 'Training'];
const leave: ReadonlySet<ShiftType> = new Set(leaveTypes);

/** Returns the calendar of a shift type: 3000 working time, 3001 leave and days off, 3002 training. */
export function calendarIdOf(type: ShiftType): 3000 | 3001 | 3002 {
  if (type === 'Training') return 3002;
  return leave.has(type) ? 3001 : 3000;
}

function options<V extends 'employeeId' | 'building_Id', L extends 'title' | 'department'>(
  resources: StaffResource[],
  value: V,
  label: L,
): Option[] {
  const once = new Map(
    resources.map((resource) => [resource[value], { value: resource[value], label: resource[label] }]),
  );
  const key = (option: Option) => option.label.toLowerCase();
  return [...once.values()].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.value - b.value));
}
