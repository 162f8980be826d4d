import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisationContract } from '@horae/contract/people/organisation.contract';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrationsDirectory } from '#platform/places';
import { changesOf } from '#test/changes-of';
import { placesTest } from './places-fixture';

const { api, tree, place, newHotel, add, employ } = placesTest();
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
  await api().database.db.execute(sql`
    insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
    values (${hotel}, ${people.vasilis}, '2026-09-01', ${second}, ${department})`);
  await api().database.db.execute(sql`update employees set work_centre_id = ${pool} where id = ${people.vasilis}`);
});

/** Where all employees belong and belonged, and both trees, including closed places. */
async function state() {
  const { db } = api().database;
  const { rows: now } = await db.execute(
    sql`select id, work_centre_id, department_id from employees where company_id = ${hotel} order by id`,
  );
  const { rows: former } = await db.execute(
    sql`select * from former_places where company_id = ${hotel} order by employee_id, until_day`,
  );
  return { now, former, places: (await tree(hotel, '2026-06-15', true)).places };
}

const day = '2026-06-01';
const moveFloors = () =>
  api().asAdmin(move, { body: { hotel, kind: 'organisation-unit', id: ids.floors, parentId: ids.leisure, day } });
const mergeFloors = (from = day) =>
  api().asAdmin(merge, { body: { hotel, kind: 'organisation-unit', id: ids.floors, into: ids.spa, day: from } });
const back = (kind: Kind = 'organisation-unit', id = ids.floors) =>
  api().asAdmin(takeBack, { body: { hotel, kind, id } });

const forgetRecord = () => api().database.db.execute(sql`delete from place_moves where company_id = ${hotel}`);

/** The same as the migration does when the table is created. */
async function recordFromAudit(): Promise<void> {
  const statements = await readFile(join(migrationsDirectory, '0011_place_moves_on_record.sql'), 'utf8');
  await api().database.db.execute(sql.raw('truncate place_moves cascade'));
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
    const { rows } = await api().database.db.execute(
      sql`select after ->> 'workCentreId' as centre from audit_entries where company_id = ${hotel} and employee_id = ${people.anna} order by id`,
    );
    expect(rows.map(({ centre }) => Number(centre)).at(-1)).toBe(ids.first);
    // It can be repeated.
    expect((await action()).status).toBe(200);
    expect((await back()).status).toBe(200);
  });

  it('knows where somebody belonged whose personal data were erased since', async () => {
    const lastDay = '2024-06-03';
    await api().database.db.execute(
      sql`update employees set last_day = ${lastDay} where id in (${people.anna}, ${people.vasilis})`,
    );
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
    await api().database.db.execute(
      sql`update audit_entries set before = null, after = null where employee_id = ${people.anna}`,
    );
    await recordFromAudit();

    const { status, body } = await back();

    expect([status, body.message]).toEqual([409, 'The move of Floors can no longer be undone. Move it back by hand.']);
  });

  it('gives everybody whom it sends back a new version', async () => {
    const versions = async () =>
      (await api().database.db.execute(sql`select version from employees where company_id = ${hotel} order by id`))
        .rows;
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
    await api().database.db.execute(
      sql`update former_places set work_centre_id = ${ids.pool} where work_centre_id = ${id}`,
    );
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
    const { rows } = await api().database.db.execute<{ id: number }>(
      sql`select department_id as id from employees where id = ${people.anna}`,
    );
    await employ(hotel, 'D', centre.id, rows[0]!.id);

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
    const { rows } = await api().database.db.execute(
      sql`select deed, before ->> 'name' as name from audit_entries where company_id = ${hotel} and object_id = ${id} order by id`,
    );
    expect(rows.at(-1)).toEqual({ deed: 'remove', name: 'Saunna' });
  });

  it('is refused while people belong to it or belonged, places stand below, it goes on for another, or an account was granted it', async () => {
    const sentence = async (kind: Kind, id: number) => {
      const { status, body } = await del(kind, id);
      expect(status).toBe(409);
      return body.message;
    };
    const granted = (await add(hotel, 'organisation-unit', 'Bar', ids.leisure)).body.place.id;
    await api().database.db.execute(sql`
      insert into account_hotels (account_id, company_id, scope, unit_ids) values (2, ${hotel}, 'places', array[${granted}::int])`);
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
