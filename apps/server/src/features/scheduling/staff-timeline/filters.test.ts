import { describe, expect, it } from 'vitest';
import { calendarTest, everyCalendar, wholeMonth } from '#roster/calendar-fixture';

const { filtered } = calendarTest();

describe('#8, filters', () => {
  it('narrows people by unit, group, department, program and employee; empty lists and both programs narrow nothing', async () => {
    const { body: all } = await filtered({});
    const someone = all.resources.find((one) => one.department === 'Kitchen')!;
    const people = async (filters: object) => (await filtered({ filters })).body.resources.map((one) => one.employeeId);
    const where = (test: (one: (typeof all.resources)[number]) => boolean) =>
      all.resources.filter(test).map((one) => one.employeeId);

    expect(await people({ departmentGroups: [someone.building_Group_Id] })).toEqual(
      where((one) => one.building_Group_Id === someone.building_Group_Id),
    );
    expect(await people({ departments: [someone.building_Id] })).toEqual(
      where((one) => one.building_Id === someone.building_Id),
    );
    expect(
      await people({
        departmentGroups: [someone.building_Group_Id],
        departments: [someone.building_Id],
        programTypes: ['fixed'],
      }),
    ).toEqual(where((one) => one.building_Id === someone.building_Id && one.hasFixedWorkHours));
    expect(await people({ programTypes: ['flexible'] })).toEqual(where((one) => !one.hasFixedWorkHours));
    expect(await people({ employees: [someone.employeeId, 999_999] })).toEqual([someone.employeeId]);
    expect(await people({ departments: [999_999] })).toEqual([]);
    for (const filters of [
      { departments: [], employees: [], departmentGroups: [] },
      { programTypes: ['fixed', 'flexible'] },
      { programTypes: [] },
    ]) {
      expect(await people(filters)).toEqual(where(() => true));
    }
  });

  it('picks events by calendar, type and overtime without changing the people', async () => {
    const { body: all } = await filtered({ filters: { calendars: everyCalendar } });
    const nights = (await filtered({ filters: { calendars: everyCalendar, typesOfShift: ['Night'] } })).body;
    const noOvertime = (await filtered({ filters: { calendars: everyCalendar, showOvertimes: false } })).body;
    const leave = (await filtered({ filters: [3001] })).body;

    expect(nights.events).toEqual(all.events.filter((event) => event.typeOfShift === 'Night'));
    expect(noOvertime.events).toEqual(all.events.filter((event) => event.typeOfShift !== 'Overtime'));
    expect(leave.events).toEqual(all.events.filter((event) => event.calendarId === 3001));
    for (const answer of [nights, noOvertime, leave]) expect(answer.resources).toEqual(all.resources);
  });

  it('gives days off and leave as all-day events from local midnight to local midnight', async () => {
    const { body } = await filtered({ dates: wholeMonth(0), filters: [3001] });

    expect(body.events.length).toBeGreaterThan(0);
    for (const event of body.events) {
      expect(event.allDay).toBe(true);
      expect([event.start.slice(11, 19), event.end.slice(11, 19)]).toEqual(['00:00:00', '00:00:00']);
    }
  });
});
