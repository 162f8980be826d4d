import { organisationContract } from '@horae/contract/people/organisation.contract';
import { type PasteTarget, type PlaceTree, placeTrees } from '@horae/contract/people/places';
import { describe, expect, it } from 'vitest';
import { openPlaces } from './pasted-places.rules';
import { placesTest } from './places-fixture';

const { api, tree, newHotel, add } = placesTest();
const paste = (hotel: number, rows: string[][], more: { tree?: PasteTarget; dryRun?: boolean } = {}) =>
  api().asAdmin(organisationContract.addMany, { body: { hotel, tree: 'units', rows, ...more } });
const names = async (hotel: number) => (await tree(hotel)).places.map(({ kind, name }) => `${kind} ${name}`);

describe('places from a spreadsheet', () => {
  const rows = [
    ['Rooms', 'Floors', 'First floor'],
    ['Rooms', 'floors ', 'Second floor', ''],
    ['Rooms', 'Desk'],
    ['ROOMS', 'Floors', 'first floor'],
  ];

  it('are only told of in a dry run, then added once; existing ones stay', async () => {
    const hotel = await newHotel();

    const dry = await paste(hotel, rows, { dryRun: true });
    const before = await names(hotel);
    const done = await paste(hotel, rows);
    const again = await paste(hotel, rows);

    expect(dry.body).toEqual({ ...done.body, isDone: false });
    expect(before).toEqual([]);
    expect([done.body.added, done.body.isDone]).toEqual([5, true]);
    expect(done.body.rows.map(({ row, state }) => `${row} ${state}`)).toEqual(['1 new', '2 new', '3 new', '4 exists']);
    expect(await names(hotel)).toEqual([
      'business-unit Rooms',
      'organisation-unit Desk',
      'organisation-unit Floors',
      'work-centre First floor',
      'work-centre Second floor',
    ]);
    expect([again.body.added, again.body.rows.map(({ state }) => state)]).toEqual([0, rows.map(() => 'exists')]);
  });

  it('are all left out when one line is wrong, and each line says what is', async () => {
    const hotel = await newHotel();

    const { status, body } = await paste(
      hotel,
      [['Sales', 'Events'], ['Sales', '', 'Desk'], ['a', 'b', 'c'], [''], ['x'.repeat(101)]],
      { tree: 'departments' },
    );

    expect([status, body.isDone, await names(hotel)]).toEqual([200, false, []]);
    expect(body.rows.map(({ message }) => message)).toEqual([
      null,
      'Use at most 2 columns.',
      'Use at most 2 columns.',
      'This line is empty.',
      'The name in column 1 is too long: use up to 100 characters.',
    ]);
  });

  it('join places that were there, by their names', async () => {
    const hotel = await newHotel();
    const group = (await add(hotel, 'department-group', 'Kitchen')).body.place;

    const { body } = await paste(hotel, [['kitchen', 'Pastry']], { tree: 'departments' });

    const added = (await tree(hotel)).places.find(({ name }) => name === 'Pastry');
    expect([body.added, added?.parentId]).toEqual([1, group.id]);
  });

  it.each([
    ['no line', []],
    ['more than a thousand lines', Array.from({ length: 1001 }, () => ['A'])],
  ])('with %s are refused', async (_what, lines) => {
    const { status, body } = await paste(1003, lines);

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, 'rows']);
  });
});

describe('one list of departments', () => {
  const outline = [['Kitchen'], ['Kitchen', 'Hot kitchen'], ['Kitchen', 'Pastry'], ['Spa']];
  const paths = async (hotel: number, which: PlaceTree) =>
    openPlaces(placeTrees[which], (await tree(hotel)).places).map(({ path }) => path.join(' › '));

  it('makes units and departments with the same names, below a unit called like the hotel', async () => {
    const hotel = await newHotel();

    const dry = await paste(hotel, outline, { tree: 'both', dryRun: true });
    const { body } = await paste(hotel, outline, { tree: 'both' });

    const name = (await paths(hotel, 'units'))[0]!;
    expect(dry.body).toEqual({ ...body, isDone: false });
    expect(body.kinds).toEqual({
      'business-unit': 1,
      'organisation-unit': 2,
      'work-centre': 3,
      'department-group': 2,
      department: 3,
    });
    const leaves = ['Kitchen › Hot kitchen', 'Kitchen › Pastry', 'Spa › Spa'];
    expect(await paths(hotel, 'departments')).toEqual(['Kitchen', 'Spa', ...leaves]);
    expect((await paths(hotel, 'units')).slice(-3)).toEqual(leaves.map((leaf) => `${name} › ${leaf}`));
  });

  it('joins the only unit that is there, and once more adds nothing', async () => {
    const hotel = await newHotel();
    await add(hotel, 'business-unit', 'Beach house');

    const first = await paste(hotel, outline, { tree: 'both' });
    const again = await paste(hotel, outline, { tree: 'both' });

    expect(first.body.kinds['business-unit']).toBe(0);
    expect(await paths(hotel, 'units')).toContain('Beach house › Kitchen › Pastry');
    expect([again.body.added, again.body.rows.map(({ state }) => state)]).toEqual([0, outline.map(() => 'exists')]);
  });

  it('may name the units itself; a fault in one line keeps all of it out', async () => {
    const hotel = await newHotel();
    const rows = [
      ['Tower', 'Kitchen', 'Pastry'],
      ['Garden', 'Kitchen', 'Pastry'],
    ];

    const wrong = await paste(hotel, [...rows, ['a', 'b', 'c', 'd'], ['']], { tree: 'both' });
    const before = await names(hotel);
    const { body } = await paste(hotel, rows, { tree: 'both' });

    expect(wrong.body.rows.map(({ message }) => message)).toEqual([
      null,
      null,
      'Use at most 3 columns.',
      'This line is empty.',
    ]);
    expect([before, body.kinds['work-centre'], body.kinds.department]).toEqual([[], 2, 1]);
  });
});

describe('a template', () => {
  it('fills an empty hotel with all of its places, and no other', async () => {
    const { templates } = (await api().asAdmin(organisationContract.templates)).body;
    for (const { id, units, departments } of templates) {
      const hotel = await newHotel();
      const use = () => api().asAdmin(organisationContract.useTemplate, { body: { hotel, template: id } });

      const first = await use();
      const second = await use();

      const { places } = await tree(hotel);
      expect([first.status, first.body.added]).toEqual([200, places.length]);
      expect(places.filter(({ kind }) => kind === 'work-centre').length).toBe(units.length);
      expect(places.filter(({ kind }) => kind === 'department').length).toBe(departments.length);
      expect(second.status).toBe(409);
    }
    expect(templates.map(({ id, language }) => `${language} ${id}`)).toEqual([
      'en city-hotel-120',
      'en resort',
      'el city-hotel-120-el',
      'el resort-el',
    ]);
  });

  it('that does not exist is named', async () => {
    const { status, body } = await api().asAdmin(organisationContract.useTemplate, {
      body: { hotel: 1003, template: 'x' },
    });

    expect([status, body.error.fields![0]!.path]).toEqual([400, 'template']);
  });
});
