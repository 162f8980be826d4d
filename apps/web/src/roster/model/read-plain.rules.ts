import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Zone } from '@horae/local-time/zone';
import { readObject, readString } from '#platform/read-value';
import type { CalendarAnswer } from './calendar-answer';
import { readEvent } from './read-event.rules';
import { unitsOf } from './read-units.rules';
import { toldApart } from './told-apart.rules';

/** Reads the prescribed form, of which nothing is certain. */
export function readPlain(sent: Record<string, unknown>, zone: Zone): CalendarAnswer {
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
