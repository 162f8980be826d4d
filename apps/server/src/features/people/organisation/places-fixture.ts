import { hotelsContract } from '@horae/contract/people/hotels.contract';
import { organisationContract } from '@horae/contract/people/organisation.contract';
import { type PlaceKind } from '@horae/contract/people/places';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employees } from '../people/employees.table';

/** A server for one file of tests about places, with its actions as an administrator. */
export function placesTest() {
  let api: TestApp;
  let lastHotel = 7000;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.stop());

  async function tree(hotel: number, day?: string, closed = false) {
    const query = { hotel, ...(day && { day }), ...(closed && { closed: 'true' as const }) };
    return (await api.asAdmin(organisationContract.tree, { query })).body;
  }

  return {
    api: () => api,
    db: () => api.database.db,
    tree,
    /** The places of one kind as `name people`, in the order of the tree. */
    counts: async (hotel: number, kind: PlaceKind, day?: string) =>
      (await tree(hotel, day)).places.filter((one) => one.kind === kind).map(({ name, people }) => `${name} ${people}`),
    place: async (hotel: number, kind: PlaceKind, name: string) => {
      const found = (await tree(hotel, undefined, true)).places.find(
        (one) => one.kind === kind && one.name === name && one.closedFrom === null,
      );
      if (!found) throw new Error(`No open ${kind} ${name}`);
      return found;
    },
    /** A hotel without places. */
    newHotel: async () => {
      const hotel = {
        companyId: (lastHotel += 1),
        name: `Hotel ${lastHotel}`,
        timeZone: 'Europe/Athens',
        country: 'GR',
        weekStart: 1,
        dayDivide: 0,
      };
      await api.asAdmin(hotelsContract.add, { body: { hotel } });
      return hotel.companyId;
    },
    add: (hotel: number, kind: PlaceKind, name: string, parentId?: number) =>
      api.asAdmin(organisationContract.add, { body: { hotel, kind, name, ...(parentId && { parentId }) } }),
    /** Inserts an employee directly into the table. */
    employ: async (hotel: number, code: string, centre: number, department: number, lastDay: string | null = null) => {
      const place = { workCentreId: centre, departmentId: department };
      const [added] = await api.database.db
        .insert(employees)
        .values({ companyId: hotel, code, surname: `Person ${code}`, ...place, lastDay })
        .returning();
      return added!.id;
    },
    /** #8 for a period: the employees and where they are shown. */
    shown: async (hotel: number, start: string, end: string) => {
      const body = { selectedHotel: hotel, dates: { start, end } };
      return (await api.asAdmin(staff.filtered, { body })).body.resources;
    },
    /** #7 for a month. */
    shownInMonth: async (hotel: number, month: number, year: number, businessUnit?: number) => {
      const body = { selectedHotel: hotel, month, year, ...(businessUnit && { businessUnit }) };
      return (await api.asAdmin(staff.month, { body })).body.resources;
    },
  };
}
