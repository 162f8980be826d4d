import { organisationContract } from '@horae/contract/people/organisation.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { changesOf } from '#test/changes-of';
import { unchecked } from '#test/unchecked';
import { placesTest } from './places-fixture';

const { api, db, tree, place, counts, newHotel, add, employ } = placesTest();
const isAbout = (place: number) => and(eq(auditEntries.companyId, 1003), eq(auditEntries.objectId, place));

describe('the tree of a hotel', () => {
  it('holds both trees with the people in each place and below it, summed to everybody', async () => {
    const { people, places, day } = await tree(1003);
    const placesOf = (kind: string) => places.filter((one) => one.kind === kind);
    const sum = (kind: string) => placesOf(kind).reduce((total, one) => total + one.people, 0);

    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const kind of ['business-unit', 'organisation-unit', 'work-centre', 'department-group', 'department']) {
      expect([kind, sum(kind)]).toEqual([kind, people]);
    }
    for (const unit of placesOf('organisation-unit')) {
      const below = placesOf('work-centre').filter(({ parentId }) => parentId === unit.id);
      expect(below.reduce((total, one) => total + one.people, 0)).toBe(unit.people);
    }
    expect(placesOf('business-unit').map(({ name }) => name)).toEqual([
      'Food & Beverage',
      'Head Office',
      'Rooms & Guest Services',
      'Technical & Wellness',
    ]);
  });

  it('counts those who work on the day asked for', async () => {
    const hotel = await newHotel();
    const group = (await add(hotel, 'department-group', 'Rooms')).body.place;
    const department = (await add(hotel, 'department', 'Housekeeping', group.id)).body.place;
    const unit = (await add(hotel, 'business-unit', 'House')).body.place;
    const part = (await add(hotel, 'organisation-unit', 'Floors', unit.id)).body.place;
    const centre = (await add(hotel, 'work-centre', 'First floor', part.id)).body.place;
    await employ(hotel, 'A', centre.id, department.id);
    await employ(hotel, 'B', centre.id, department.id, '2026-01-31');

    expect(await counts(hotel, 'department-group', '2026-01-31')).toEqual(['Rooms 2']);
    expect(await counts(hotel, 'business-unit', '2026-02-01')).toEqual(['House 1']);
  });

  it('knows no hotel 4711, and names the field of a day that does not exist', async () => {
    const unknown = await api().asAdmin(organisationContract.tree, { query: { hotel: 4711 } });
    const noDay = await api().asAdmin(organisationContract.tree, { query: { hotel: 1003, day: '2026-02-30' } });

    expect(unknown.status).toBe(404);
    expect([noDay.status, noDay.body.error.fields![0]!.path]).toEqual([400, 'day']);
  });
});

describe('a place', () => {
  it('is added under its parent, once for a repeated key, written down and told', async () => {
    const parent = await place(1003, 'department-group', 'Rooms Division');
    const body = { hotel: 1003, kind: 'department', parentId: parent.id, name: ' Purchasing desk ' } as const;
    const send = () => api().asAdmin(organisationContract.add, { body }, { 'idempotency-key': 'place-1' });

    const announced = await changesOf(api(), send);
    const again = await send();

    expect(announced).toEqual(['organisation:admins']);
    expect([again.status, again.body.place]).toEqual([
      201,
      {
        kind: 'department',
        id: again.body.place.id,
        parentId: parent.id,
        name: 'Purchasing desk',
        closedFrom: null,
        continuedAs: null,
      },
    ]);
    const { action, object, accountId } = auditEntries;
    const written = await db()
      .select({ action, object, accountId })
      .from(auditEntries)
      .where(isAbout(again.body.place.id));
    expect(written).toEqual([{ action: 'add', object: 'department', accountId: 1 }]);
  });

  it('of the same name beside it is refused, whatever the case; elsewhere it is not', async () => {
    const hotel = await newHotel();
    const [a, b] = [await add(hotel, 'department-group', 'Rooms'), await add(hotel, 'department-group', 'Kitchen')];
    await add(hotel, 'department', 'Φύλαξ', a.body.place.id);

    const same = await add(hotel, 'department', 'φύλαξ', a.body.place.id);
    const elsewhere = await add(hotel, 'department', 'Φύλαξ', b.body.place.id);

    expect([same.status, same.body.error.fields![0]!.path]).toEqual([400, 'name']);
    expect(elsewhere.status).toBe(201);
  });

  it.each([
    ['a blank name', { kind: 'business-unit', name: '  ' }, 'name'],
    ['a name of 101 characters', { kind: 'business-unit', name: 'x'.repeat(101) }, 'name'],
    ['no parent', { kind: 'department', name: 'X' }, 'parentId'],
    ['a parent of another kind', { kind: 'work-centre', name: 'X', parentId: 101 }, 'parentId'],
    ['a parent at the top', { kind: 'business-unit', name: 'X', parentId: 101 }, 'parentId'],
    ['another kind of place', { kind: 'floor', name: 'X' }, 'kind'],
  ])('with %s is refused by its field', async (_what, wrong, path) => {
    const { status, body } = await api().asAdmin(organisationContract.add, {
      body: { hotel: 1003, ...wrong } as { hotel: number; kind: 'department'; name: string },
    });

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, path]);
  });

  it('is renamed for all history, guarded by its tag', async () => {
    const { id, kind, name } = await place(1003, 'work-centre', 'Lobby Bar');
    const query = { hotel: 1003, kind, id };
    const seen = await api().asAdmin(organisationContract.place, { query });
    const rename = (to: string, tag: unknown) =>
      api().asAdmin(organisationContract.rename, { body: { ...query, name: to } }, { 'if-match': String(tag) });

    const first = await rename('Atrium Bar', seen.headers.etag);
    const second = await rename('Piano Bar', seen.headers.etag);
    const third = await rename(name, first.headers.etag);

    expect([first.status, first.body.place.name]).toEqual([200, 'Atrium Bar']);
    expect([second.status, second.body]).toMatchObject([412, { current: { place: { id, name: 'Atrium Bar' } } }]);
    expect(third.status).toBe(200);
  });

  it('has a cost place if it is a department, which it keeps when it is renamed; it is audited', async () => {
    const { id, kind, name } = await place(1003, 'department', 'Housekeeping');
    const query = { hotel: 1003, kind, id };
    const tag = async () => String((await api().asAdmin(organisationContract.place, { query })).headers.etag);
    const save = async (fields: object) =>
      api().asAdmin(
        unchecked(organisationContract.rename),
        { body: { ...query, name, ...fields } },
        { 'if-match': await tag() },
      );

    expect((await save({ costPlace: ' 4100 ' })).body.place).toMatchObject({ name, costPlace: '4100' });
    expect((await save({ name: 'Rooms' })).body.place).toMatchObject({ name: 'Rooms', costPlace: '4100' });
    expect((await save({ costPlace: '4'.repeat(21) })).status).toBe(400);
    const written = await db()
      .select({ cost: sql`${auditEntries.after} ->> 'costPlace'` })
      .from(auditEntries)
      .where(and(isAbout(id), eq(auditEntries.object, 'department')))
      .orderBy(asc(auditEntries.id));
    expect(written.map(({ cost }) => cost)).toEqual(['4100', '4100']);
    const { body } = await save({ costPlace: '' });
    expect(body.place.costPlace).toBeUndefined();

    const unit = await place(1003, 'business-unit', 'Head Office');
    const of = { hotel: 1003, kind: unit.kind, id: unit.id };
    const seen = await api().asAdmin(organisationContract.place, { query: of });
    const wrong = await api().asAdmin(
      unchecked(organisationContract.rename),
      { body: { ...of, name: unit.name, costPlace: '1' } },
      { 'if-match': String(seen.headers.etag) },
    );
    expect([wrong.status, wrong.body.error.fields?.[0]?.path]).toEqual([400, 'costPlace']);
  });

  it('takes no name that an open neighbour has', async () => {
    const { id, kind } = await place(1003, 'business-unit', 'Head Office');

    const { status, body } = await api().asAdmin(organisationContract.rename, {
      body: { hotel: 1003, kind, id, name: 'food & beverage' },
    });

    expect([status, body.error.fields![0]!.path]).toEqual([400, 'name']);
  });

  it('of another hotel is not there', async () => {
    const { id, kind } = await place(1003, 'business-unit', 'Head Office');

    const { status } = await api().asAdmin(organisationContract.rename, { body: { hotel: 1004, kind, id, name: 'X' } });

    expect(status).toBe(404);
  });
});
