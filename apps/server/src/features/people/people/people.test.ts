import { peopleContract as contract } from '@horae/contract/people/people.contract';
import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { employees } from './employees.table';
import { fullTime, hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const namesFor = async (query: Record<string, string | number>) =>
  (await people.list({ perPage: 100, ...query })).body.people.map(({ name }) => name);

describe('the list of people', () => {
  it('answers 25 a page by name, counts all, and a page past the end is empty', async () => {
    const first = await people.list();
    const second = await people.list({ page: 2 });
    const names = [...first.body.people, ...second.body.people].map(({ name }) => name);

    expect(first.body.people).toHaveLength(25);
    expect(first.body.total).toBeGreaterThan(50);
    expect(names).toEqual(names.toSorted(new Intl.Collator('el').compare));
    expect((await people.list({ page: 1000 })).body).toEqual({ total: first.body.total, people: [] });
  });

  it('shows where somebody belongs and under which contract', async () => {
    const { id } = await people.add();
    const { department, departmentGroup, contract: terms, employment } = (await people.read(id)).body.person;

    const [row] = (await people.list({ sortColumn: 'id', sort: 'desc' })).body.people;
    expect(row).toMatchObject({ id, department, departmentGroup, employment: 'now', contract: fullTime });
    expect([terms, employment]).toEqual([fullTime, 'now']);
  });

  it('sorts by surname as a Greek list does, and finds names in any order with any apostrophe', async () => {
    const jobTitle = 'Collated';
    const names = ['Άννα', 'Αγγελική', 'Άγγελος'].map((surname) => ({ surname, firstName: 'Ζ', jobTitle }));
    for (const one of [...names, { surname: 'O’Neill', firstName: 'Anna', jobTitle }]) await people.add(one);

    expect(await namesFor({ q: jobTitle })).toEqual(['Αγγελική Ζ', 'Άγγελος Ζ', 'Άννα Ζ', 'Anna O’Neill']);
    for (const q of ["o'neill anna", 'Anna ONeill', 'ANNA O`NEILL'])
      expect(await namesFor({ q }), q).toEqual(['Anna O’Neill']);
    expect(await namesFor({ q: 'ζ αγγελικη' })).toEqual(['Αγγελική Ζ']);
  });

  it('is searched in all names, code, e-mail, telephone and title; accents, case and the final sigma do not count', async () => {
    const { name } = await people.add({
      name: 'Αγγελος Ψαρράς',
      surnameLatin: 'Psarras',
      firstNameLatin: 'Angelos',
      code: 'QX-77%',
      email: 'angelos@hotel.example',
      phone: '+30 6900 112233',
      jobTitle: 'Οινοχόος',
    });

    for (const q of ['άγγελοσ ψαρ', 'ΨΑΡΡΑΣ', 'psarras', 'qx-77%', 'ANGELOS@', '112233', 'οινοχοος'])
      expect(await namesFor({ q }), q).toEqual([name]);
    expect(await namesFor({ q: 'QX_77' })).toEqual([]);
  });

  it('is narrowed by place, contract, program and employment, each alone and together', async () => {
    const kept = await people.add({
      name: 'Νεφέλη Κόρακα',
      ...people.elsewhere,
      contract: { ...fullTime, kind: 'rotational', hasFixedHours: false },
    });
    await people.add({ name: 'Λήδα Κόρακα', firstDay: '2199-01-01' });
    const { departments, workCentres } = people.choices;
    const group = departments.find(({ id }) => id === people.elsewhere.departmentId)!.departmentGroupId;
    const unit = workCentres.find(({ id }) => id === people.elsewhere.workCentreId)!.organisationUnitId;

    const filters: Record<string, string | number>[] = [
      { department: people.elsewhere.departmentId },
      { departmentGroup: group },
      { workCentre: people.elsewhere.workCentreId },
      { organisationUnit: unit },
      { kind: 'rotational' },
      { program: 'flexible' },
      { employment: 'now' },
    ];
    for (const filter of filters)
      expect(await namesFor({ q: 'κορακα', employment: 'now', ...filter })).toEqual([kept.name]);
    expect(await namesFor({ q: 'κορακα', employment: 'future' })).toEqual(['Λήδα Κόρακα']);
    expect(await namesFor({ q: 'κορακα', employment: 'left' })).toEqual([]);
    expect(await namesFor({ q: 'κορακα', kind: 'part' })).toEqual([]);
  });

  it('knows by the day of the hotel who works here now, will come and has left', async () => {
    const today = Temporal.Now.plainDateISO('Europe/Athens');
    const day = (days: number) => today.add({ days }).toString();
    const add = async (name: string, firstDay: string | null, lastDay: string | null = null) => {
      const { id } = await people.add({ name: `${name} Μέλιου`, firstDay });
      await api.database.db.update(employees).set({ lastDay }).where(eq(employees.id, id));
    };
    await add('Αύρα', day(1));
    await add('Βένια', day(0));
    await add('Γαλάτεια', null, day(0));
    await add('Δώρα', null, day(-1));
    await add('Εύα', day(1), day(2));
    await add('Ζέτα', null);

    const names = (employment: string) => namesFor({ q: 'μελιου', employment });
    expect(await names('now')).toEqual(['Βένια Μέλιου', 'Γαλάτεια Μέλιου', 'Ζέτα Μέλιου']);
    expect(await names('future')).toEqual(['Αύρα Μέλιου', 'Εύα Μέλιου']);
    expect(await names('left')).toEqual(['Δώρα Μέλιου']);
    const { people: rows } = (await people.list({ q: 'μελιου', sortColumn: 'name' })).body;
    expect(rows.map(({ employment }) => employment)).toEqual(['future', 'now', 'now', 'left', 'future', 'now']);
  });

  it.each(['code', 'name', 'jobTitle', 'department', 'workCentre', 'weeklyHours', 'firstDay'] as const)(
    'is sorted by %s both ways, nothing last',
    async (sortColumn) => {
      const keys = async (sort: string) =>
        (await people.list({ sortColumn, sort, perPage: 100, q: 'Θάλεια' })).body.people.map((row) => {
          const value = sortColumn === 'weeklyHours' ? row.contract?.weeklyHours : row[sortColumn];
          return typeof value === 'string' ? value.toLowerCase() : (value ?? '');
        });
      await people.add({
        jobTitle: 'Baker',
        firstDay: '2020-02-02',
        contract: { ...fullTime, kind: 'part', weeklyHours: 20 },
      });
      await people.add({ jobTitle: 'Zither player', firstDay: '2021-02-02', ...people.elsewhere });
      const up = await keys('asc');
      const down = await keys('desc');

      const said = up.filter((key) => key !== '');
      expect(said).toEqual(said.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(down.filter((key) => key !== '')).toEqual(said.toReversed());
      expect(up.slice(said.length).every((key) => key === '')).toBe(true);
      expect(down.slice(said.length).every((key) => key === '')).toBe(true);
    },
  );

  it('knows no hotel that is not there', async () => {
    expect((await api.asAdmin(contract.list, { query: { hotel: 424_242 } })).status).toBe(404);
    expect((await api.asAdmin(contract.one, { query: { hotel, id: 9 } })).status).toBe(404);
  });
});
