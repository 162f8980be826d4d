import { typeCodes } from '@horae/contract/scheduling/staff-columns';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { assert, boolean, constantFrom, integer, option, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { rosterStatus } from '#features/scheduling/shifts/shifts.table';
import { ByteWriter } from '#platform/byte-writer';
import { hotelClock } from '#platform/hotel-time';
import { wireEvent, wireEventWriter } from './wire-event';

const text = string({ unit: 'binary' });
const id = integer({ min: 1, max: 2_147_483_647 });
const second = integer({ min: 0, max: 4_102_444_800 });

const resource = record({
  departmentId: id,
  workCenterId: id,
  businessUnitId: id,
  orgUnitId: id,
  building_Id: id,
  building_Group_Id: id,
  title: text,
  departmentGroup: text,
  department: text,
  workCenter: text,
  businessUnit: text,
  orgUnit: text,
  employeeId: id,
  employeeCode: text,
  jobTitle: text,
  hasFixedWorkHours: boolean(),
  weeklyHours: integer(),
}).map((one): StaffResource => Object.assign(one, { id: String(one.employeeId) }));

const event = record({
  id,
  employeeId: id,
  start: second,
  end: second,
  breakMinutes: integer({ min: 0, max: 999 }),
  type: constantFrom(...typeCodes),
  status: constantFrom(...rosterStatus.enumValues, 'worked' as const),
  isDeclared: boolean(),
  allDay: boolean(),
  isPrivate: boolean(),
  notes: option(text),
  actualStart: option(second),
  actualEnd: option(second),
});

it('is written byte for byte as JSON.stringify would', () => {
  const clock = hotelClock('Europe/Athens');
  assert(
    property(event, resource, (one, place) => {
      const json = new ByteWriter(1);
      const write = wireEventWriter(clock, json);
      write(one, place);
      write(one, place);
      const wanted = wireEvent(one, place, clock);
      expect(`[${json.written}]`).toBe(JSON.stringify([wanted, wanted]));
    }),
  );
});
