import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { calendarTest, expectSound, monthAt, thisMonth, wholeMonth } from '#roster/calendar-fixture';
import { unchecked } from '#test/unchecked';

const { api, month, filtered } = calendarTest();

describe('#7, a month', () => {
  it('answers the first business unit by label, all its organisation units, and says so', async () => {
    const { status, body } = await month({});

    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body).not.toHaveProperty('errorMessage');
    expect(body.selectedBusAndOrgUnit).toEqual({ businessUnit: body.businessUnitList[0], orgUnit: null });
    expect(new Set(body.resources.map((one) => one.businessUnitId))).toEqual(
      new Set([body.businessUnitList[0]!.value]),
    );
    expect(body.resources.every((one) => body.branchList.some((branch) => branch.value === one.orgUnitId))).toBe(true);
    expectSound(body);
  });

  it('answers the whole hotel if asked, and a chosen unit all the same', async () => {
    const { body } = await month({ wholeHotel: true });
    const unit = body.businessUnitList[1]!;
    const { body: inUnit } = await month({ wholeHotel: true, businessUnit: unit });

    expect(body.selectedBusAndOrgUnit).toEqual({ businessUnit: null, orgUnit: null });
    expect(new Set(body.resources.map((one) => one.businessUnitId))).toEqual(
      new Set(body.businessUnitList.map(({ value }) => value)),
    );
    expect(new Set(inUnit.resources.map((one) => one.businessUnitId))).toEqual(new Set([unit.value]));
    expectSound(body);
  });

  it('is the month of now in the hotel’s zone by default, and takes numbers as decimal text', async () => {
    const [absent, given] = [
      await month({}),
      await month({ month: String(thisMonth.month), year: String(thisMonth.year) }),
    ];

    expect(given.text).toBe(absent.text);
  });

  it('narrows to the chosen units, given as option, number or text', async () => {
    const { body: all } = await month({});
    const unit = all.businessUnitList.find((option) => option.label === 'Rooms & Guest Services')!;
    const { body: inUnit } = await month({ businessUnit: unit });
    const branch = inUnit.branchList[0]!;
    const { body: inBranch } = await month({ businessUnit: unit.value, orgUnit: String(branch.value) });
    const centre = inBranch.workCenterList[0]!;
    const { body: inCentre } = await month({ businessUnit: unit, orgUnit: branch, workCenter: centre });

    expect(inBranch.selectedBusAndOrgUnit).toEqual({ businessUnit: unit, orgUnit: branch });
    expect(inBranch.resources.every((one) => one.orgUnitId === branch.value)).toBe(true);
    expect(inCentre.resources.every((one) => one.workCenterId === centre.value)).toBe(true);
    expect(inCentre.resources.length).toBeGreaterThan(0);
    for (const answer of [inUnit, inBranch, inCentre]) expectSound(answer);
  });

  it.each([null, '', undefined])('counts %j as not chosen', async (absent) => {
    const answer = await month({
      businessUnit: absent,
      orgUnit: absent,
      workCenter: absent,
      month: absent === '' ? undefined : absent,
    });
    expect(answer.text).toBe((await month({})).text);
  });

  it.each([
    [{ businessUnit: 1 }, 'Unknown business unit'],
    [{ orgUnit: 1 }, 'Unknown organisation unit'],
    [{ workCenter: 1 }, 'Unknown work centre'],
    [{ selectedHotel: 4711 }, 'No user access to calendar, please try login again.'],
    [{ selectedHotel: 1004 }, 'No user access to calendar, please try login again.'],
  ])('answers %j with success false and every list empty', async (body, errorMessage) => {
    const answer = await month(body);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: false,
      errorMessage,
      events: [],
      resources: [],
      employeeList: [],
      branchList: [],
      departmentList: [],
      workCenterList: [],
      businessUnitList: [],
      selectedBusAndOrgUnit: { businessUnit: null, orgUnit: null },
    });
  });

  it('knows a business unit of another hotel, and an organisation unit of another business unit, as unknown', async () => {
    const other = await api().asAdmin(unchecked(staff.month), { body: { selectedHotel: 1004 } });
    const { body } = await month({});
    const foreignBranch = (await month({ businessUnit: body.businessUnitList[1] })).body.branchList[0]!;

    expect((await month({ businessUnit: other.body.businessUnitList[0] })).body.errorMessage).toBe(
      'Unknown business unit',
    );
    expect((await month({ orgUnit: foreignBranch })).body.errorMessage).toBe('Unknown organisation unit');
  });

  it.each([
    [{ month: 13 }, 'month'],
    [{ month: 0 }, 'month'],
    [{ month: 'May' }, 'month'],
    [{ year: 1999 }, 'year'],
    [{ year: 2101 }, 'year'],
    [{ erganiFlag: 'yes' }, 'erganiFlag'],
    [{ businessUnit: 'first' }, 'businessUnit'],
    [{ orgUnit: 1.5 }, 'orgUnit'],
    [{ workCenter: {} }, 'workCenter'],
    [{ selectedHotel: undefined }, 'selectedHotel'],
    [{ selectedHotel: 'x' }, 'selectedHotel'],
    [{ selectedHotel: {} }, 'selectedHotel'],
  ])('names the field of %j', async (body, path) => {
    const answer = await month(body);

    expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION']);
    expect(answer.body.error.fields![0]!.path).toContain(path);
  });

  it('holds declared rows only on demand, declared overtime always', async () => {
    const [without, all] = [(await month({})).body, (await month({ erganiFlag: true })).body];
    const hidden = all.events.filter((event) => event.erganiShift && event.typeOfShift !== 'Overtime');

    expect(hidden.length).toBeGreaterThan(0);
    expect(all.events.filter((event) => !hidden.includes(event))).toEqual(without.events);
    expect(without.events.some((event) => event.erganiShift && event.typeOfShift === 'Overtime')).toBe(true);
  });

  it('puts a night over the month’s end in both months, with one id and its full times', async () => {
    const previous = monthAt(0);
    const [before, after] = await Promise.all(
      [wholeMonth(-1), wholeMonth(0)].map((dates) => filtered({ dates, filters: { calendars: [3000] } })),
    );
    const across = before!.body.events.filter(
      (event) =>
        event.start.slice(0, 10) < previous && event.end.slice(0, 10) >= previous && !event.end.includes('T00:00:00'),
    );

    expect(across.length).toBeGreaterThan(0);
    for (const event of across) expect(after!.body.events).toContainEqual(event);
  });
});
