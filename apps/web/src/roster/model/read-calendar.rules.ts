import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Zone } from '@horae/local-time/zone';
import { readObject, readString } from '#platform/read-value';
import { readEvent } from './read-event.rules';
import type { Shift } from './shift.rules';
import { toldApart } from './told-apart.rules';

interface Option {
  value: number;
  label: string;
}

/** The content of a reply; for a list that is null, the previous one stays valid. */
export interface CalendarAnswer {
  timeZone: string | null;
  shifts: readonly Shift[];
  resources: readonly StaffResource[] | null;
  businessUnits: readonly Option[] | null;
  orgUnits: readonly Option[] | null;
  workCenters: readonly Option[] | null;
  /** Number of people of the whole hotel that the account sees; null if the reply does not tell. */
  hotelPeople: number | null;
  appliedUnit: Option | null;
  appliedOrgUnit: Option | null;
  /** The cost places of departments that have one, by the id of the department. */
  costPlaces?: Readonly<Record<number, string>>;
  /** Number of records that are not valid events. */
  unreadable: number;
}

/** The server refused the calendar with a 200. */
export class CalendarRefused extends Error {
  override name = 'CalendarRefused';
}

/** Accepts the column form, the plain form, `{events}` alone, or a bare list of events. */
export function readCalendar(answer: unknown, zone: Zone): CalendarAnswer {
  if (Array.isArray(answer)) return readPlain({ events: answer }, zone);
  const sent = readObject(answer);
  if (!sent) throw new CalendarRefused('The calendar answer could not be read.');
  if (sent.success === false)
    throw new CalendarRefused(readString(sent.errorMessage) ?? 'The calendar could not be loaded.');
  return Array.isArray(sent.places) ? readColumns(answer as StaffColumns) : readPlain(sent, zone);
}

function readColumns(columns: StaffColumns): CalendarAnswer {
  const board = decodeColumns(columns, (type) => type);
  return {
    ...unitsOf({ ...board }),
    timeZone: board.timeZone,
    shifts: board.shifts,
    resources: toldApart(board.resources),
    ...(columns.costPlaces && { costPlaces: columns.costPlaces }),
    unreadable: 0,
  };
}

function readPlain(sent: Record<string, unknown>, zone: Zone): CalendarAnswer {
  const events: unknown[] = Array.isArray(sent.events) ? sent.events : [];
  const shifts = events.flatMap((event) => readEvent(event, zone) ?? []);
  const resources = Array.isArray(sent.resources) ? sent.resources.flatMap((one) => readResource(one) ?? []) : null;
  return {
    ...unitsOf(sent),
    timeZone: readString(sent.timeZone),
    shifts,
    resources: resources && toldApart(resources),
    unreadable: events.length - shifts.length,
  };
}

function unitsOf(sent: Record<string, unknown>) {
  const applied = readObject(sent.selectedBusAndOrgUnit);
  return {
    businessUnits: readOptions(sent.businessUnitList),
    orgUnits: readOptions(sent.branchList),
    workCenters: readOptions(sent.workCenterList),
    hotelPeople: Number.isInteger(sent.hotelPeople) ? Number(sent.hotelPeople) : null,
    appliedUnit: readOption(applied?.businessUnit ?? sent.selectedBusinessUnit) ?? null,
    appliedOrgUnit: readOption(applied?.orgUnit) ?? null,
  };
}

function readOption(value: unknown): Option | undefined {
  const option = readObject(value);
  const id = Number(option?.value);
  return option && Number.isInteger(id) ? { value: id, label: String(option.label ?? id) } : undefined;
}

function readOptions(value: unknown): Option[] | null {
  return Array.isArray(value) ? value.flatMap((one) => readOption(one) ?? []) : null;
}

function readResource(value: unknown): StaffResource | undefined {
  const sent = readObject(value);
  const id = Number(sent?.employeeId ?? sent?.id);
  if (!sent || !Number.isInteger(id)) return undefined;
  const text = (key: string) => readString(sent[key]) ?? '';
  const number = (key: string) => Number(sent[key]) || 0;
  return {
    id: String(sent.id ?? id),
    title: text('title') || String(id),
    building_Group_Id: number('building_Group_Id'),
    building_Id: number('building_Id'),
    departmentGroup: text('departmentGroup'),
    department: text('department'),
    hasFixedWorkHours: sent.hasFixedWorkHours !== false,
    employeeId: id,
    employeeCode: text('employeeCode'),
    jobTitle: text('jobTitle'),
    workCenterId: number('workCenterId'),
    workCenter: text('workCenter'),
    businessUnitId: number('businessUnitId'),
    businessUnit: text('businessUnit'),
    orgUnitId: number('orgUnitId'),
    orgUnit: text('orgUnit'),
    weeklyHours: number('weeklyHours'),
  };
}
