import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import { peopleContract } from '@horae/contract/people/people.contract';
import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { hotelTexts, type PersonField, type PersonFieldName, personFields } from '@horae/contract/people/person-fields';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import type { Person } from '@horae/contract/person';
import { columnsMediaType } from '@horae/contract/scheduling/staff-columns';
import { StaffResource, staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { employees } from './employees.table';
import { everythingStored, fullTime, hotel, peopleOf, socialSecurityNumber, taxNumber } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

/** Columns that say nothing about the person, and those of places and the last change. */
const technical = ['taxNumberPrint', 'companyId', 'id', 'departmentId', 'workCentreId', 'erasedAt', 'version'];
/** What follows from the parts of a name. */
const ofNames = ['name', 'nameOrder', 'isNameConfirmed'];

const numbers: Partial<Record<PersonFieldName, string>> = { taxNumber, socialSecurityNumber };

let count = 0;
/** A valid value for a field, different from all earlier ones. */
function sample({ name, kind }: { name: PersonFieldName; kind: PersonField['kind'] }): string {
  count += 1;
  if (kind === 'number') return numbers[name]!;
  if (kind === 'day')
    return name === 'lastDay'
      ? '2025-03-31'
      : `${name === 'birthDate' ? 1950 + (count % 40) : 2024}-02-${10 + (count % 18)}`;
  if (kind === 'email') return `zinovia.${count}@hotel.example`;
  if (kind === 'phone') return `210 55501 ${count}`;
  return `Ζηνοβία ${name} ${count}`;
}
const samples = (fields = personFields) => Object.fromEntries(fields.map((field) => [field.name, sample(field)]));

/** The value as a person's page shows it. */
const shown = ({ name, kind }: (typeof personFields)[number], value: string) =>
  kind === 'number' ? value.slice(-3).padStart(numbers[name]!.length, '•') : value;

const edited = personFields.filter(({ isEdited }) => isEdited);
const change = (id: number, fields: Record<string, unknown>) =>
  api.asAdmin(peopleContract.update, { body: { hotel, id, fields } });
const importCells = async (cells: Record<string, string>) => {
  const body = { hotel, rows: [{ line: 2, cells }], place: people.place, dryRun: false };
  return (await api.asAdmin(peopleFilesContract.importRows, { body })).body.rows[0]!;
};

it('describes every column of the table of employees', () => {
  const described: readonly string[] = [...personFields.map(({ name }) => name), ...technical, ...ofNames];
  expect(Object.keys(getTableColumns(employees)).toSorted()).toEqual(described.toSorted());
});

describe.each(edited)('$name', (field) => {
  const { name, limit, required } = field;

  it('is changed in the form, and the history says so', async () => {
    const { id } = await people.add();
    const value = sample(field);
    expect((await change(id, { [name]: value })).body.person[name]).toBe(shown(field, value));

    const history = await api.asAdmin(actions.history, { query: { hotel, id } });
    expect(history.body.entries[0]).toMatchObject({ object: 'employee', deed: 'change' });
    expect(history.body.entries[0]!.after).toEqual({ [name]: shown(field, value) });
  });

  it('is imported', async () => {
    const { id, code } = await people.add({ email: `imported.${name.toLowerCase()}@hotel.example` });
    const key: Record<string, string> = name === 'code' ? { email: `imported.code@hotel.example` } : { code };
    const value = sample(field);
    expect(await importCells({ ...key, [name]: value })).toMatchObject({ verdict: 'change', fields: [name] });
    expect((await people.read(id)).body.person[name]).toBe(shown(field, value));
  });

  it('is refused where it is too long, or empty and required', async () => {
    const { id } = await people.add();
    const long = await change(id, { [name]: '1'.repeat(limit + 1) });
    expect([long.status, long.body.error?.fields?.[0]?.path]).toEqual([400, `fields.${name}`]);
    const empty = await change(id, { [name]: field.kind === 'day' ? null : '' });
    expect(empty.status).toBe(required === null ? 200 : 400);
    if (required !== null) expect(empty.body.error.fields?.[0]?.message).toBe(required);
  });
});

describe('erasing', () => {
  it('empties every personal field and leaves nothing of it anywhere', async () => {
    const values = samples();
    const person = await people.add({ ...values, contract: { ...fullTime } });
    await api.asAdmin(peopleContract.update, { body: { hotel, id: person.id, fields: { jobTitle: 'Porter' } } });
    const erased = await api.asAdmin(privacyContract.erase, { body: { hotel, id: person.id } });
    expect(erased.status).toBe(200);

    const [row] = await api.database.db.select().from(employees).where(eq(employees.id, person.id));
    const nobody: Partial<Record<PersonFieldName, string>> = {
      surname: `Former employee ${person.id}`,
      code: `erased-${person.id}`,
    };
    const kept = (await everythingStored(api)).toLowerCase();
    for (const { name, isPersonal } of personFields) {
      if (!isPersonal) {
        expect([name, erased.body.person[name]]).toEqual([name, name === 'jobTitle' ? 'Porter' : values[name]]);
        continue;
      }
      expect([name, row![name] ?? '']).toEqual([name, nobody[name] ?? '']);
      expect(kept, name).not.toContain(values[name]!.toLowerCase());
    }
  });
});

describe('who sees it', () => {
  const month = { start: '2025-03-01', end: '2025-04-01' };
  const request = (person: Person) => ({
    body: { selectedHotel: { ErpCompanyId: hotel }, dates: month, filters: { employees: [person.id] } },
  });

  it('is in the calendars what the whole hotel may see, and nothing else', async () => {
    const values = samples(personFields.filter(({ name }) => name !== 'lastDay'));
    const person = await people.add(values);
    const plain = await api.asAdmin(unchecked(staffTimelineContract.filtered), request(person));
    const columns = await api.asAdmin(unchecked(staffTimelineContract.filtered), request(person), {
      accept: columnsMediaType,
    });
    const answers = [plain.body, columns.body].map((body) => JSON.stringify(body));
    expect(hotelTexts.filter(({ name }) => !answers[1]!.includes(values[name]!))).toEqual([]);
    expect(Object.keys(plain.body.resources[0]!).toSorted()).toEqual(Object.keys(StaffResource.shape).toSorted());
    const secret = personFields.filter(({ name, seenBy }) => seenBy === 'administrators' && name in values);
    const leaked = secret.filter(({ name }) => answers.some((answer) => answer.includes(values[name]!)));
    expect(leaked.map(({ name }) => name)).toEqual([]);
  });

  it('is found by the search where it is sought, and by nothing else', async () => {
    const values = samples(personFields.filter(({ name }) => name !== 'lastDay'));
    const { id } = await people.add(values);
    const found: string[] = [];
    for (const { name, kind } of personFields.filter((field) => field.name in values && field.kind !== 'day')) {
      const { body } = await api.asAdmin(mainSearchContract.find, { query: { q: values[name]! } });
      if (JSON.stringify(body).includes(`find=${id}`)) found.push(name);
      expect(kind === 'number' && found.includes(name)).toBe(false);
    }
    expect(found).toEqual(personFields.filter(({ isSought }) => isSought).map(({ name }) => name));
  });
});
