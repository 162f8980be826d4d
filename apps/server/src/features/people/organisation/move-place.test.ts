import { organisationContract } from '@horae/contract/people/organisation.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { $ZodType, input } from 'zod/v4/core';
import { auditEntries } from '#platform/audit.table';
import { changesOf } from '#test/changes-of';
import { employees } from '../people/employees.table';
import { workCentres } from './organisation.table';
import { placesTest } from './places-fixture';

const { api, db, tree, place, counts, newHotel, add, employ, shown, shownInMonth } = placesTest();
type Body<R extends { body: $ZodType }> = Omit<input<R['body']>, 'hotel'>;
const { move: moving, merge: merging, close: closing, reopen: reopening } = organisationContract;
const move = (body: Body<typeof moving>) => api().asAdmin(moving, { body: { hotel, ...body } });
const merge = (body: Body<typeof merging>) => api().asAdmin(merging, { body: { hotel, ...body } });
const close = (body: Body<typeof closing>) => api().asAdmin(closing, { body: { hotel, ...body } });
const reopen = (body: Body<typeof reopening>) => api().asAdmin(reopening, { body: { hotel, ...body } });

let hotel: number;
let people: Record<'anna' | 'vasilis' | 'gone', number>;
/** Rooms: Floors (First floor, Second floor), Desk (Reception); Leisure: Spa (Pool). Rooms Division: Housekeeping, Front Office. */
beforeAll(async () => {
  hotel = await newHotel();
  const under = async (
    kind: 'organisation-unit' | 'work-centre' | 'department',
    parentId: number,
    ...names: string[]
  ) => {
    const ids = [];
    for (const name of names) ids.push((await add(hotel, kind, name, parentId)).body.place.id);
    return ids as [number, ...number[]];
  };
  const rooms = (await add(hotel, 'business-unit', 'Rooms')).body.place.id;
  const leisure = (await add(hotel, 'business-unit', 'Leisure')).body.place.id;
  const [floors, desk] = await under('organisation-unit', rooms, 'Floors', 'Desk');
  const [spa] = await under('organisation-unit', leisure, 'Spa');
  const [first, second] = await under('work-centre', floors, 'First floor', 'Second floor');
  await under('work-centre', desk!, 'Reception');
  await under('work-centre', spa, 'Pool');
  const division = (await add(hotel, 'department-group', 'Rooms Division')).body.place.id;
  await add(hotel, 'department-group', 'Services');
  const [housekeeping] = await under('department', division, 'Housekeeping', 'Front Office');
  people = {
    anna: await employ(hotel, 'A', first, housekeeping),
    vasilis: await employ(hotel, 'B', second!, housekeeping),
    gone: await employ(hotel, 'C', first, housekeeping, '2026-01-31'),
  };
});

const placesOf = async (start: string, end: string, id = people.anna) => {
  const found = (await shown(hotel, start, end)).find(({ employeeId }) => employeeId === id)!;
  return [found.businessUnit, found.orgUnit, found.workCenter, found.departmentGroup, found.department];
};

describe('a move from a day on', () => {
  it('keeps the old place in the week before and shows the new one after, in #8 and #7', async () => {
    const floors = await place(hotel, 'organisation-unit', 'Floors');
    const leisure = await place(hotel, 'business-unit', 'Leisure');
    let answer: Awaited<ReturnType<typeof move>>;

    const announced = await changesOf(api(), async () => {
      answer = await move({ kind: floors.kind, id: floors.id, parentId: leisure.id, day: '2026-06-01' });
    });

    expect(announced).toEqual(['organisation:admins']);
    expect([answer!.status, answer!.body]).toMatchObject([
      200,
      { people: 2, place: { name: 'Floors', parentId: leisure.id, closedFrom: null } },
    ]);
    expect(await placesOf('2026-05-25', '2026-06-01')).toEqual([
      'Rooms',
      'Floors',
      'First floor',
      'Rooms Division',
      'Housekeeping',
    ]);
    expect(await placesOf('2026-06-01', '2026-06-08')).toEqual([
      'Leisure',
      'Floors',
      'First floor',
      'Rooms Division',
      'Housekeeping',
    ]);
    expect((await shownInMonth(hotel, 5, 2026, floors.parentId!)).map(({ employeeId }) => employeeId)).toContain(
      people.vasilis,
    );
    expect((await shownInMonth(hotel, 6, 2026, leisure.id)).map(({ employeeId }) => employeeId)).toContain(
      people.vasilis,
    );
    expect((await shownInMonth(hotel, 6, 2026, floors.parentId!)).map(({ employeeId }) => employeeId)).not.toContain(
      people.vasilis,
    );
  });

  it('leaves those who had left before in the old place', async () => {
    const centres = await db()
      .select({ name: workCentres.name, closedFrom: workCentres.closedFrom })
      .from(employees)
      .innerJoin(workCentres, eq(workCentres.id, employees.workCentreId))
      .where(eq(employees.id, people.gone));

    expect(centres).toEqual([{ name: 'First floor', closedFrom: '2026-06-01' }]);
  });

  it('closes the old one, which says what goes on for it, with what is below; both stand in the tree until the day', async () => {
    const { places } = await tree(hotel, '2026-06-02', true);
    const old = places.find(({ name, closedFrom }) => name === 'Floors' && closedFrom !== null)!;
    const now = await place(hotel, 'organisation-unit', 'Floors');
    const below = places.filter(({ kind, parentId }) => kind === 'work-centre' && parentId === old.id);

    expect([old.closedFrom, old.continuedAs]).toEqual(['2026-06-01', now.id]);
    expect(below.map(({ name, closedFrom }) => [name, closedFrom])).toEqual([
      ['First floor', '2026-06-01'],
      ['Second floor', '2026-06-01'],
    ]);
    expect(await counts(hotel, 'business-unit', '2026-05-31')).toEqual(['Leisure 0', 'Rooms 2']);
    expect(await counts(hotel, 'business-unit', '2026-06-01')).toEqual(['Leisure 2', 'Rooms 0']);
    const shownNames = async (day: string) =>
      (await tree(hotel, day)).places.filter(({ name }) => name === 'Floors').length;
    expect([await shownNames('2026-05-31'), await shownNames('2026-06-01')]).toEqual([2, 1]);
  });

  it('writes down of each person where they went', async () => {
    const written = await db().select().from(auditEntries).where(eq(auditEntries.employeeId, people.anna));

    expect(written).toMatchObject([{ action: 'change', after: { from: '2026-06-01' } }]);
  });

  it('keeps every step of someone who moves again later, and moves what was planned for later, too', async () => {
    const now = await place(hotel, 'work-centre', 'Second floor');
    const spa = await place(hotel, 'organisation-unit', 'Spa');
    const desk = await place(hotel, 'organisation-unit', 'Desk');
    await move({ kind: now.kind, id: now.id, parentId: spa.id, day: '2026-09-01' });
    const later = await place(hotel, 'work-centre', 'Second floor');
    await move({ kind: later.kind, id: later.id, parentId: desk.id, day: '2026-07-01' });

    const unitIn = async (start: string, end: string) => (await placesOf(start, end, people.vasilis))[1];
    expect(await unitIn('2026-05-04', '2026-05-11')).toBe('Floors');
    expect(await unitIn('2026-08-03', '2026-08-10')).toBe('Floors');
    expect(await unitIn('2026-09-07', '2026-09-14')).toBe('Desk');
  });
});

describe('a move without a day', () => {
  it('puts the department elsewhere for all history', async () => {
    const { id, kind } = await place(hotel, 'department', 'Housekeeping');
    const services = await place(hotel, 'department-group', 'Services');

    const { body } = await move({ kind, id, parentId: services.id });

    expect(body).toMatchObject({ people: 0, place: { id, parentId: services.id } });
    expect((await placesOf('2026-01-05', '2026-01-12'))[3]).toBe('Services');
  });
});

describe('a merger', () => {
  it('gives the people of one to the other from the day on and closes the first', async () => {
    const one = await place(hotel, 'department', 'Housekeeping');
    const other = await place(hotel, 'department', 'Front Office');

    const { status, body } = await merge({ kind: one.kind, id: one.id, into: other.id, day: '2026-10-01' });

    expect([status, body.people, body.place.id]).toEqual([200, 2, other.id]);
    expect((await placesOf('2026-09-21', '2026-09-28')).slice(3)).toEqual(['Services', 'Housekeeping']);
    expect((await placesOf('2026-10-05', '2026-10-12')).slice(3)).toEqual(['Rooms Division', 'Front Office']);
  });

  it('of units joins work centres of one name and carries the others over', async () => {
    const spa = await place(hotel, 'organisation-unit', 'Spa');
    const desk = await place(hotel, 'organisation-unit', 'Desk');
    await add(hotel, 'work-centre', 'reception', spa.id);

    await merge({ kind: spa.kind, id: spa.id, into: desk.id, day: '2026-11-01' });

    const below = (await tree(hotel, '2026-11-02')).places.filter(
      ({ parentId, kind }) => kind === 'work-centre' && parentId === desk.id,
    );
    expect(below.map(({ name }) => name)).toEqual(['Pool', 'Reception', 'Second floor']);
  });

  it('of a whole unit into another keeps whom it held in the calendar of before', async () => {
    const leisure = await place(hotel, 'business-unit', 'Leisure');
    const rooms = await place(hotel, 'business-unit', 'Rooms');

    await merge({ kind: leisure.kind, id: leisure.id, into: rooms.id, day: '2027-01-01' });

    expect((await placesOf('2026-12-21', '2026-12-28'))[0]).toBe('Leisure');
    expect((await placesOf('2027-01-04', '2027-01-11'))[0]).toBe('Rooms');
  });
});

describe('closing', () => {
  it('is refused while people belong there from that day on, and says how many', async () => {
    const rooms = await place(hotel, 'business-unit', 'Rooms');

    const { status, body } = await close({ kind: rooms.kind, id: rooms.id, day: '2027-02-01' });
    const { body: affected } = await api().asAdmin(organisationContract.affected, {
      query: { hotel, kind: rooms.kind, id: rooms.id, day: '2027-02-01' },
    });

    expect([status, body.error.message]).toEqual([
      409,
      '2 people belong to Rooms. Move them or merge the place first.',
    ]);
    expect(affected.people).toBe(2);
  });

  it('counts whoever is to come back to the place later', async () => {
    const group = await place(hotel, 'department-group', 'Services');
    const first = (await add(hotel, 'department', 'Concierge', group.id)).body.place;
    const second = (await add(hotel, 'department', 'Bell desk', group.id)).body.place;
    const centre = await place(hotel, 'work-centre', 'Reception');
    await employ(hotel, 'D', centre.id, first.id);
    await merge({ kind: first.kind, id: first.id, into: second.id, day: '2030-01-01' });
    await reopen({ kind: first.kind, id: first.id });

    const early = await close({ kind: first.kind, id: first.id, day: '2029-12-31' });
    const late = await close({ kind: first.kind, id: first.id, day: '2030-01-01' });

    expect([early.status, early.body.error.message]).toEqual([
      409,
      'One person belongs to Concierge. Move them or merge the place first.',
    ]);
    expect(late.status).toBe(200);
  });

  it('takes what is below along, and opening again brings it back', async () => {
    const unit = (await add(hotel, 'business-unit', 'Villas')).body.place;
    const part = (await add(hotel, 'organisation-unit', 'Villa floors', unit.id)).body.place;
    const openOnes = async () =>
      (await tree(hotel, '2028-01-02')).places.filter(({ name }) => name.startsWith('Villa')).length;

    const closed = await close({ kind: unit.kind, id: unit.id, day: '2028-01-01' });
    const whileClosed = await openOnes();
    const alone = await reopen({ kind: part.kind, id: part.id });
    const opened = await reopen({ kind: unit.kind, id: unit.id });

    expect([closed.body.place.closedFrom, whileClosed]).toEqual(['2028-01-01', 0]);
    expect([alone.status, alone.body.error.message]).toEqual([
      409,
      'The business unit Villas is closed from 2028-01-01. Reopen it first.',
    ]);
    expect([opened.body.place.closedFrom, await openOnes()]).toEqual([null, 2]);
  });
});

describe('refused', () => {
  it.each([
    [
      'a move to where it stands',
      'work-centre',
      'Reception',
      () => ({ parentId: 'organisation-unit Desk' }),
      400,
      'parentId',
    ],
    [
      'a move under another kind',
      'work-centre',
      'Reception',
      () => ({ parentId: 'business-unit Rooms' }),
      400,
      'parentId',
    ],
    [
      'a move of what stands at the top',
      'business-unit',
      'Rooms',
      () => ({ parentId: 'business-unit Villas' }),
      400,
      'parentId',
    ],
    [
      'a merger with itself',
      'work-centre',
      'Reception',
      () => ({ into: 'work-centre Reception', day: '2026-01-01' }),
      400,
      'into',
    ],
    [
      'a merger into another kind',
      'work-centre',
      'Reception',
      () => ({ into: 'department-group Services', day: '2026-01-01' }),
      400,
      'into',
    ],
    ['a merger without a day', 'work-centre', 'Reception', () => ({ into: 'work-centre Pool' }), 400, 'day'],
    [
      'a day that does not exist',
      'work-centre',
      'Reception',
      () => ({ into: 'work-centre Pool', day: '2026-02-30' }),
      400,
      'day',
    ],
  ] as const)('%s', async (_what, kind, name, bodyOf, status, path) => {
    const named: Record<string, string> = bodyOf();
    const body: Record<string, unknown> = { kind, id: (await place(hotel, kind, name)).id };
    for (const [field, value] of Object.entries(named)) {
      const [otherKind, ...words] = value.split(' ');
      body[field] = words.length > 0 ? (await place(hotel, otherKind as 'department', words.join(' '))).id : value;
    }

    const answer =
      'into' in named ? await merge(body as Body<typeof merging>) : await move(body as Body<typeof moving>);

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([status, path]);
  });

  it('a move beside a place of the same name: merge them instead', async () => {
    const rooms = await place(hotel, 'department-group', 'Rooms Division');
    const services = await place(hotel, 'department-group', 'Services');
    await add(hotel, 'department', 'Laundry', rooms.id);
    const twin = (await add(hotel, 'department', 'laundry', services.id)).body.place;

    const { status, body } = await move({ kind: twin.kind, id: twin.id, parentId: rooms.id, day: '2026-01-01' });

    expect([status, body.error.message]).toEqual([409, 'Rooms Division already has a laundry. Merge the two instead.']);
  });

  it('changes of a closed place', async () => {
    const gone = (await tree(hotel, '2027-06-01', true)).places.find(
      ({ name, closedFrom }) => name === 'Leisure' && closedFrom,
    )!;
    const rooms = await place(hotel, 'business-unit', 'Rooms');

    const answers = [
      await merge({ kind: gone.kind, id: gone.id, into: rooms.id, day: '2027-06-01' }),
      await merge({ kind: gone.kind, id: rooms.id, into: gone.id, day: '2027-06-01' }),
      await close({ kind: gone.kind, id: gone.id, day: '2027-06-01' }),
      await reopen({ kind: rooms.kind, id: rooms.id }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  });
});
