import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisationContract } from '@horae/contract/people/organisation.contract';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { auditEntries } from '#platform/audit.table';
import { migrationsDirectory } from '#platform/places';
import { changesOf } from '#test/changes-of';
import { employees, formerPlaces } from '../people/employees.table';
import { placeMoves } from './place-moves.table';
import { placesTest } from './places-fixture';

const { api, db, tree, place, newHotel, add, employ } = placesTest();
const { move, merge, takeBack, remove } = organisationContract;
type Kind = Parameters<typeof add>[1];

let hotel: number;
let ids: Record<'rooms' | 'leisure' | 'floors' | 'spa' | 'first' | 'second' | 'pool', number>;
let people: Record<'anna' | 'vasilis' | 'thaleia', number>;

/** Rooms: Floors (First floor, Second floor); Leisure: Spa (Pool, First floor). Employees of the Pool stay there. */
beforeEach(async () => {
  hotel = await newHotel();
  const under = async (kind: Kind, name: string, parent?: number) =>
    (await add(hotel, kind, name, parent)).body.place.id;
  const [rooms, leisure] = [await under('business-unit', 'Rooms'), await under('business-unit', 'Leisure')];
  const [floors, spa] = [
    await under('organisation-unit', 'Floors', rooms),
    await under('organisation-unit', 'Spa', leisure),
  ];
  const [first, second, pool] = [
    await under('work-centre', 'First floor', floors),
    await under('work-centre', 'Second floor', floors),
    await under('work-centre', 'Pool', spa),
  ];
  await under('work-centre', 'First floor', spa);
  ids = { rooms, leisure, floors, spa, first, second, pool };
  const department = await under('department', 'Care', await under('department-group', 'Division'));
  people = {
    anna: await employ(hotel, 'A', first, department),
    vasilis: await employ(hotel, 'B', second, department),
    thaleia: await employ(hotel, 'C', pool, department),
  };
  // Vasilis is on the second floor until September, then in the pool anyway.
  const until = { untilDay: '2026-09-01', workCentreId: second, departmentId: department };
  await db()
    .insert(formerPlaces)
    .values({ companyId: hotel, employeeId: people.vasilis, ...until });
  await db().update(employees).set({ workCentreId: pool }).where(eq(employees.id, people.vasilis));
});

/** Where all employees belong and belonged, and both trees, including closed places. */
async function state() {
  const { id, workCentreId, departmentId } = employees;
  const now = await db()
    .select({ id, workCentreId, departmentId })
    .from(employees)
    .where(eq(employees.companyId, hotel))
    .orderBy(asc(id));
  const former = await db()
    .select()
    .from(formerPlaces)
    .where(eq(formerPlaces.companyId, hotel))
    .orderBy(asc(formerPlaces.employeeId), asc(formerPlaces.untilDay));
  return { now, former, places: (await tree(hotel, '2026-06-15', true)).places };
}

const day = '2026-06-01';
const moveFloors = () =>
  api().asAdmin(move, { body: { hotel, kind: 'organisation-unit', id: ids.floors, parentId: ids.leisure, day } });
const mergeFloors = (from = day) =>
  api().asAdmin(merge, { body: { hotel, kind: 'organisation-unit', id: ids.floors, into: ids.spa, day: from } });
const back = (kind: Kind = 'organisation-unit', id = ids.floors) =>
  api().asAdmin(takeBack, { body: { hotel, kind, id } });

const forgetRecord = () => db().delete(placeMoves).where(eq(placeMoves.companyId, hotel));

/** What the audit has of some object of the hotel, in order. */
const auditOf = (which: SQL) =>
  db()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, hotel), which))
    .orderBy(asc(auditEntries.id));

/** The same as the migration does when the table is created. */
async function recordFromAudit(): Promise<void> {
  const statements = await readFile(join(migrationsDirectory, '0011_place_moves_on_record.sql'), 'utf8');
  await db().execute(sql`truncate ${placeMoves} cascade`);
  await api().database.pool.query(statements);
}

describe('taking back', () => {
  it.each([
    ['a move from a day on', moveFloors],
    ['a merger, of those below as well', () => mergeFloors()],
  ])('%s leaves all as it was before', async (_what, action) => {
    const before = await state();
    expect((await action()).status).toBe(200);
    expect(await state()).not.toEqual(before);
    let answer: Awaited<ReturnType<typeof back>>;

    const announced = await changesOf(api(), async () => {
      answer = await back();
    });

    expect(announced).toEqual(['organisation:admins']);
    expect([answer!.status, answer!.body]).toMatchObject([
      200,
      { people: 2, place: { id: ids.floors, closedFrom: null, continuedAs: null } },
    ]);
    expect(await state()).toEqual(before);
    const written = await auditOf(eq(auditEntries.employeeId, people.anna));
    expect(written.at(-1)).toMatchObject({ after: { workCentreId: ids.first } });
    // It can be repeated.
    expect((await action()).status).toBe(200);
    expect((await back()).status).toBe(200);
  });

  it('knows where somebody belonged whose personal data were erased since', async () => {
    const lastDay = '2024-06-03';
    await db()
      .update(employees)
      .set({ lastDay })
      .where(inArray(employees.id, [people.anna, people.vasilis]));
    const before = await state();
    await mergeFloors(lastDay);
    for (const id of [people.anna, people.vasilis]) {
      expect((await api().asAdmin(privacyContract.erase, { body: { hotel, id } })).status).toBe(200);
    }

    const { status, body } = await back();

    expect([status, body.people]).toEqual([200, 2]);
    expect(await state()).toEqual(before);
  });

  it('knows moves of before they were on record, from the audit', async () => {
    const before = await state();
    await moveFloors();
    await forgetRecord();
    await recordFromAudit();

    expect((await back()).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('is refused where the record of before was emptied', async () => {
    await mergeFloors();
    await forgetRecord();
    await db().update(auditEntries).set({ before: null, after: null }).where(eq(auditEntries.employeeId, people.anna));
    await recordFromAudit();

    const { status, body } = await back();

    expect([status, body.message]).toEqual([409, 'The move of Floors can no longer be undone. Move it back by hand.']);
  });

  it('gives everybody whom it sends back a new version', async () => {
    const versions = () =>
      db()
        .select({ version: employees.version })
        .from(employees)
        .where(eq(employees.companyId, hotel))
        .orderBy(asc(employees.id));
    await moveFloors();
    expect(await versions()).toEqual([{ version: 2 }, { version: 2 }, { version: 1 }]);

    await back();

    expect(await versions()).toEqual([{ version: 3 }, { version: 3 }, { version: 1 }]);
  });

  it('is refused when somebody was moved since, with nothing done', async () => {
    await mergeFloors();
    const { id } = (await tree(hotel, day)).places.find(
      ({ name, parentId }) => name === 'Second floor' && parentId === ids.spa,
    )!;
    await db().update(formerPlaces).set({ workCentreId: ids.pool }).where(eq(formerPlaces.workCentreId, id));
    const before = await state();

    const { status, body } = await back();

    expect([status, body.message]).toEqual([
      409,
      'Floors or its people have changed since the move. Move it back by hand.',
    ]);
    expect(await state()).toEqual(before);
  });

  it('is refused when somebody new belongs to the place that went on', async () => {
    await moveFloors();
    const centre = await place(hotel, 'work-centre', 'Second floor');
    const [anna] = await db().select().from(employees).where(eq(employees.id, people.anna));
    await employ(hotel, 'D', centre.id, anna!.departmentId);

    const { status, body } = await back();

    expect([status, body.message]).toEqual([409, 'People belong to Second floor, or once did. Close it instead.']);
  });

  it('is refused for a place that was neither moved nor merged, and for none', async () => {
    expect((await back()).status).toBe(409);
    expect((await back('organisation-unit', 4711)).status).toBe(404);
  });
});

describe('deleting a place', () => {
  const del = (kind: Kind, id: number) => api().asAdmin(remove, { body: { hotel, kind, id } });

  it('takes one that was made by mistake off the tree, and writes it down', async () => {
    const { id } = (await add(hotel, 'organisation-unit', 'Saunna', ids.leisure)).body.place;
    let status = 0;

    const announced = await changesOf(api(), async () => {
      status = (await del('organisation-unit', id)).status;
    });

    expect([status, announced]).toEqual([200, ['organisation:admins']]);
    expect((await tree(hotel, day, true)).places.map(({ name }) => name)).not.toContain('Saunna');
    expect((await del('organisation-unit', id)).status).toBe(404);
    const written = await auditOf(eq(auditEntries.objectId, id));
    expect(written.at(-1)).toMatchObject({ action: 'remove', before: { name: 'Saunna' } });
  });

  it('is refused while people belong to it or belonged, places stand below, it goes on for another, or an account was granted it', async () => {
    const sentence = async (kind: Kind, id: number) => {
      const { status, body } = await del(kind, id);
      expect(status).toBe(409);
      return body.message;
    };
    const granted = (await add(hotel, 'organisation-unit', 'Bar', ids.leisure)).body.place.id;
    await db()
      .insert(accountHotels)
      .values({ accountId: 2, companyId: hotel, scope: 'places', unitIds: [granted] });
    const into = (await add(hotel, 'work-centre', 'Sauna', ids.spa)).body.place.id;
    const gone = (await add(hotel, 'work-centre', 'Steam bath', ids.spa)).body.place.id;
    await api().asAdmin(merge, { body: { hotel, kind: 'work-centre', id: gone, into, day } });

    expect(await sentence('work-centre', ids.first)).toMatch(/^People belong to First floor, or once did/);
    expect(await sentence('work-centre', ids.second)).toMatch(/^People belong to Second floor, or once did/);
    expect(await sentence('business-unit', ids.rooms)).toMatch(/^There are other places below Rooms/);
    expect(await sentence('work-centre', into)).toBe(
      'The work centre Sauna continues another place. Close it instead.',
    );
    expect(await sentence('organisation-unit', granted)).toBe(
      'Some accounts have access to Bar. Change their access first.',
    );
  });
});
