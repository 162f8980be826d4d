import { organisationContract } from '@horae/contract/people/organisation.contract';
import { peopleFilesContract as contract } from '@horae/contract/people/people-files.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { getTableName, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { departments } from '../organisation/organisation.table';
import { employeeContracts, employeeSkills, employees, formerEmployments, formerPlaces } from './employees.table';
import { fullTime, hotel, peopleOf, taxNumber } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const today = Temporal.Now.plainDateISO('Europe/Athens');
type Cells = Record<string, string>;

const run = (rows: Cells[], options: Record<string, unknown> = {}) =>
  api.asAdmin(contract.importRows, {
    body: {
      hotel,
      rows: rows.map((cells, at) => ({ line: at + 2, cells })),
      place: people.place,
      dryRun: false,
      ...options,
    },
  });
const verdicts = async (rows: Cells[], options?: Record<string, unknown>) =>
  (await run(rows, options)).body.rows.map(({ verdict }) => verdict);

/** The number of rows and the newest transaction id of each table. */
async function contents(): Promise<unknown> {
  const tables = [
    employees,
    employeeContracts,
    employeeSkills,
    formerPlaces,
    formerEmployments,
    departments,
    auditEntries,
  ];
  const counts = tables.map(
    (table) => sql`select ${getTableName(table)} as name, count(*), max(xmin::text::bigint) from ${table}`,
  );
  return (await api.database.db.execute(sql.join(counts, sql` union all `))).rows;
}

describe('a file of people', () => {
  it('with 200 rows is told first, then written, and written again changes nothing', async () => {
    const { departments, workCentres } = people.choices;
    const rows = Array.from({ length: 200 }, (_, at) => ({
      code: `F${at}`,
      firstName: 'Φανή',
      surname: `Αρχείου ${at}`,
      email: `f${at}@hotel.example`,
      jobTitle: at % 2 ? 'Waiter' : 'Cook',
      department: departments[at % departments.length]!.name.toUpperCase(),
      workCentre: workCentres[0]!.name,
      firstDay: '01/04/2025',
      kind: at % 3 ? 'Full time' : 'Part-Time',
      weeklyHours: at % 3 ? '40' : '22,5',
      skills: 'First aid (2027-03-01); HACCP',
      taxNumber: at === 0 ? taxNumber : '',
    }));
    const before = await contents();

    const dry = await run(rows, { dryRun: true });
    expect(dry.body.rows.every(({ verdict }) => verdict === 'add')).toBe(true);
    expect([dry.body.isWritten, await contents()]).toEqual([false, before]);

    expect((await run(rows)).body).toEqual({ ...dry.body, isWritten: true });
    const { total, people: found } = (await people.list({ q: 'αρχειου', perPage: 100, sortColumn: 'id' })).body;
    expect(total).toBe(200);
    expect(found[0]).toMatchObject({
      code: 'F0',
      name: 'Αρχείου 0 Φανή',
      firstDay: '2025-04-01',
      taxNumber: '••••••783',
      contract: { ...fullTime, fromDay: '2025-04-01', kind: 'part', weeklyHours: 22.5 },
      skills: [
        { name: 'First aid', expiresOn: '2027-03-01' },
        { name: 'HACCP', expiresOn: null },
      ],
    });

    const written = await api.database.db.$count(employees);
    expect(new Set(await verdicts(rows))).toEqual(new Set(['same']));
    expect(await api.database.db.$count(employees)).toBe(written);
  });

  it('changes known people by code or e-mail in what it says and leaves the rest', async () => {
    const { id, code } = await people.add({ email: 'known@hotel.example', phone: '6900000001' });
    const fromDay = today.toString();
    const other = people.choices.departments.find((one) => one.id === people.elsewhere.departmentId)!.name;

    const byCode = await run([{ code, jobTitle: 'Butler', department: other, weeklyHours: '30', kind: 'part' }], {
      fromDay,
    });
    expect(byCode.body.rows[0]).toMatchObject({ verdict: 'change', faults: [] });
    expect(new Set(byCode.body.rows[0]!.fields)).toEqual(
      new Set(['jobTitle', 'fromDay', 'department', 'contractFrom', 'kind', 'weeklyHours']),
    );
    const { person } = (await people.read(id)).body;
    expect(person).toMatchObject({ jobTitle: 'Butler', phone: '6900000001', version: 2 });
    expect(person.places.map((place) => place.fromDay)).toEqual([null, fromDay]);
    expect(person.contracts.map(({ fromDay: day, weeklyHours }) => [day, weeklyHours])).toEqual([
      [fullTime.fromDay, 40],
      [fromDay, 30],
    ]);

    expect(await verdicts([{ email: 'KNOWN@hotel.example', jobTitle: 'Porter' }])).toEqual(['change']);
    expect(await verdicts([{ email: 'known@hotel.example', jobTitle: 'Porter' }])).toEqual(['same']);
    const history = await api.asAdmin(personActionsContract.history, { query: { hotel, id } });
    expect(history.body.entries[0]).toMatchObject({ deed: 'import', before: { jobTitle: 'Butler' } });
  });

  it('without a day corrects place and contract', async () => {
    const { id, code } = await people.add();
    const other = people.choices.departments.find((one) => one.id === people.elsewhere.departmentId)!.name;

    await run([{ code, department: other, weeklyHours: '38' }]);

    const { person } = (await people.read(id)).body;
    expect([person.places.length, person.department]).toEqual([1, other]);
    expect(person.contracts).toEqual([{ ...fullTime, kind: 'part', weeklyHours: 38 }]);
  });

  it('takes the hours by day of a contract', async () => {
    await run([
      {
        code: 'PATTERN',
        name: 'Ιόλη Ρέππα',
        kind: 'part',
        weeklyHours: '20',
        daysPerWeek: '3',
        weeklyPattern: '4 0 8 0 8 0 0',
      },
    ]);

    const { people: found } = (await people.list({ q: 'PATTERN' })).body;
    expect(found[0]!.contract).toMatchObject({ daysPerWeek: 3, weeklyPattern: [240, 0, 480, 0, 480, 0, 0] });
  });

  it.each([
    ['Kitchen: continuous hours, up to eight a day', 'kitchen'],
    ['ΚΟΥΖΊΝΑ', 'kitchen'],
    ['Μαθητής', 'pupil'],
    ['Student', 'pupil'],
    ['Θέση ευθύνης', 'responsible'],
    ['Position of responsibility: no limits, no work card', 'responsible'],
    ['Κανένας', 'none'],
    ['None', 'none'],
  ])('takes “%s” as the special rules %s, with the date of birth, told first', async (specialRules, wanted) => {
    const code = `RULES ${specialRules.slice(0, 20)}`;
    const row = { code, name: 'Ιόλη Μάγειρα', birthDate: '03/02/2008', specialRules };
    const dry = await run([row], { dryRun: true });
    expect(dry.body.rows).toMatchObject([{ verdict: 'add', faults: [] }]);
    await run([row]);
    const found = async () => (await people.list({ q: code })).body.people[0]!;
    expect(await found()).toMatchObject({ birthDate: '2008-02-03', contract: { specialRules: wanted } });
    expect(await verdicts([row])).toEqual(['same']);

    const other = { code, specialRules: wanted === 'kitchen' ? 'none' : 'kitchen', birthDate: '2008-02-04' };
    const change = (await run([other], { dryRun: true })).body.rows[0]!;
    expect(change).toMatchObject({ verdict: 'change', faults: [] });
    expect(new Set(change.fields)).toEqual(new Set(['birthDate', 'contractFrom', 'specialRules']));
    await run([other]);
    expect(await found()).toMatchObject({ birthDate: '2008-02-04', contract: { specialRules: other.specialRules } });
  });

  it.each([
    ['code', { name: 'Κανένας' }],
    ['surname', { code: 'NEW-1' }],
    ['email', { code: 'NEW-1', name: 'Νέα', email: 'nobody' }],
    ['firstDay', { code: 'NEW-1', name: 'Νέα', firstDay: '31/02/2026' }],
    ['kind', { code: 'NEW-1', name: 'Νέα', kind: 'now and then' }],
    ['weeklyHours', { code: 'NEW-1', name: 'Νέα', kind: 'part time' }],
    ['weeklyHours', { code: 'NEW-1', name: 'Νέα', weeklyHours: '200' }],
    ['daysPerWeek', { code: 'NEW-1', name: 'Νέα', daysPerWeek: '7' }],
    ['weeklyPattern', { code: 'NEW-1', name: 'Νέα', weeklyPattern: '8 8 8 8 8' }],
    ['weeklyPattern', { code: 'NEW-1', name: 'Νέα', weeklyHours: '30', weeklyPattern: '8 8 8 8 8 0 0' }],
    ['specialRules', { code: 'NEW-1', name: 'Νέα', specialRules: 'bar' }],
    ['birthDate', { code: 'NEW-1', name: 'Νέα', birthDate: '31/02/2008' }],
    ['taxNumber', { code: 'NEW-1', name: 'Νέα', taxNumber: '123456784' }],
    ['socialSecurityNumber', { code: 'NEW-1', name: 'Νέα', socialSecurityNumber: '1' }],
    ['skills', { code: 'NEW-1', name: 'Νέα', skills: 'First aid (soon)' }],
    ['department', { code: 'NEW-1', name: 'Νέα', department: 'Nowhere' }],
    ['workCentre', { code: 'NEW-1', name: 'Νέα', workCentre: 'Nowhere' }],
    ['lastDay', { code: 'NEW-1', name: 'Νέα', firstDay: '2026-02-01', lastDay: '2026-01-01' }],
  ])('with a wrong %s is refused as a whole: %j', async (field, cells) => {
    const before = await contents();
    const { status, body } = await run([{ code: 'RIGHT', name: 'Σωστή Γραμμή' }, cells]);

    expect(status).toBe(200);
    expect(body.rows.map(({ verdict }) => verdict)).toEqual(['add', 'refused']);
    expect(body.rows[1]!.faults.map((fault) => fault.field)).toContain(field);
    expect([body.isWritten, await contents()]).toEqual([false, before]);
  });

  it('takes the work centre with the name of the department where it names none', async () => {
    const department = 'Λάντζα κουζίνας';
    const rows = [['Κουζίνα', department]];
    await api.asAdmin(organisationContract.addMany, { body: { hotel, tree: 'both', rows } });

    const row = { code: 'LK1', surname: 'Λάμπρου', firstName: 'Ζωή', department };
    const { body } = await run([row], { place: {} });

    expect(body.rows.map(({ verdict, faults }) => [verdict, faults])).toEqual([['add', []]]);
    const [found] = (await people.list({ q: 'LK1' })).body.people;
    expect([found?.department, found?.workCentre]).toEqual([department, department]);
  });

  it('names nobody twice', async () => {
    const { code } = await people.add({ email: 'twice@hotel.example' });

    const { body } = await run([
      { code, jobTitle: 'A' },
      { email: 'twice@hotel.example', jobTitle: 'B' },
    ]);

    expect(body.rows[1]).toMatchObject({
      verdict: 'refused',
      faults: [{ field: 'code', message: 'This person is already on line 2.' }],
    });
  });

  it('brings new departments where that is wanted, each once', async () => {
    const rows = [1, 2].map((at) => ({ code: `ND${at}`, name: `Νέο Τμήμα ${at}`, department: 'Ice rink' }));

    const planned = await run(rows, { dryRun: true });
    expect([planned.body.newDepartments, planned.body.rows[0]?.verdict]).toEqual([['Ice rink'], 'refused']);
    expect((await run(rows, { createsDepartments: true })).body.isWritten).toBe(true);
    expect((await people.list({ q: 'ND1' })).body.people[0]).toMatchObject({
      department: 'Ice rink',
      departmentGroup: 'Unassigned',
    });
    expect(await verdicts(rows, { createsDepartments: true })).toEqual(['same', 'same']);
  });

  it('says when somebody left, and cancels what was planned after it', async () => {
    const { code, id } = await people.add();
    const lastDay = today.subtract({ days: 1 }).toString();

    expect(await verdicts([{ code, lastDay }])).toEqual(['change']);
    expect((await people.read(id)).body.person).toMatchObject({ lastDay, employment: 'left' });
    expect(await verdicts([{ code, lastDay }])).toEqual(['same']);
  });

  it('leaves a planned move alone when it names the place of today, with and without a day', async () => {
    const { id, code, department, workCentre } = await people.add();
    const moveDay = today.add({ days: 20 }).toString();
    const version = (await people.read(id)).body.person.version;
    await api.asAdmin(
      personActionsContract.move,
      { body: { hotel, id, fromDay: moveDay, ...people.elsewhere } },
      { 'if-match': `"${version}"` },
    );
    const planned = (await people.read(id)).body.person.places;
    const row = { code, department, workCentre };

    expect(await verdicts([row], { fromDay: today.toString() })).toEqual(['same']);
    expect(await verdicts([row])).toEqual(['same']);
    expect((await people.read(id)).body.person.places).toEqual(planned);
  });

  it('hires somebody again into an open place after theirs was closed', async () => {
    const season = { firstDay: '2025-04-01', lastDay: '2025-10-31' };
    const closing = await api.asAdmin(organisationContract.add, {
      body: {
        hotel,
        kind: 'department',
        name: 'Summer bar',
        parentId: people.choices.departments[0]!.departmentGroupId,
      },
    });
    const { code, id } = await people.add({ ...season, departmentId: closing.body.place.id });
    const { kind, id: place } = closing.body.place;
    await api.asAdmin(organisationContract.close, { body: { hotel, kind, id: place, day: '2025-11-01' } });
    const department = people.choices.departments[0]!.name;

    const again = { code, department, firstDay: '2027-04-01', lastDay: '2027-10-31' };
    const { body } = await run([again]);

    expect(body.rows[0]).toMatchObject({ faults: [], verdict: 'rehire' });
    const { person } = (await people.read(id)).body;
    expect(person).toMatchObject({ firstDay: '2027-04-01', lastDay: '2027-10-31', formerEmployments: [season] });
    expect(person.places.map((one) => one.department)).toEqual(['Summer bar', department]);
  });

  it('corrects both days of somebody at once', async () => {
    const { code, id } = await people.add({ firstDay: '2026-05-01' });

    expect(await verdicts([{ code, firstDay: '2026-04-01', lastDay: '2026-04-20' }])).toEqual(['change']);
    expect((await people.read(id)).body.person).toMatchObject({ firstDay: '2026-04-01', lastDay: '2026-04-20' });
  });

  it('takes a skill that a cell names twice once', async () => {
    const row = { code: 'SK2', name: 'Δις Ικανή', skills: 'First aid; first aid (2027-03-01); First aid' };

    expect((await run([row])).body.rows[0]).toMatchObject({ verdict: 'add', faults: [] });
    expect((await people.list({ q: 'SK2' })).body.people[0]?.skills).toEqual([{ name: 'First aid', expiresOn: null }]);
  });
});

describe('the surname of a Greek name', () => {
  const named = async (code: string) => {
    const [found] = (await people.list({ q: code })).body.people;
    return [found!.surname, found!.firstName, found!.isNameConfirmed];
  };

  it('is asked once a file; what the order does not tell stays open', async () => {
    const rows: Cells[] = [
      { code: 'GN1', name: 'Άννα Μακρή' },
      { code: 'GN2', name: 'Άννα Ρούσσου Μακρή' },
      { code: 'GN3', firstName: 'Ζωή', surname: 'Δούκα' },
      { code: 'GN4', name: 'Anna Makri' },
    ];
    const { body } = await run(rows, { dryRun: true });
    expect(body.unclearNames).toEqual([
      { line: 2, name: 'Άννα Μακρή' },
      { line: 3, name: 'Άννα Ρούσσου Μακρή' },
    ]);

    const told = await run(rows, { surname: 'last' });
    expect(told.body.unclearNames).toEqual([{ line: 3, name: 'Άννα Ρούσσου Μακρή' }]);
    const names = [];
    for (const { code } of rows) names.push(await named(code!));
    expect(names).toEqual([
      ['Μακρή', 'Άννα', true],
      ['Μακρή', 'Άννα Ρούσσου', false],
      ['Δούκα', 'Ζωή', true],
      ['Makri', 'Anna', true],
    ]);
  });

  it('that a record has is not changed by the order', async () => {
    await run([{ code: 'GN5', surname: 'Μακρή Ρούσσου', firstName: 'Άννα' }]);
    expect(await verdicts([{ code: 'GN5', name: 'Άννα Μακρή Ρούσσου' }], { surname: 'last' })).toEqual(['same']);
    expect(await named('GN5')).toEqual(['Μακρή Ρούσσου', 'Άννα', true]);

    expect(await verdicts([{ code: 'GN5', name: 'Άννα Μακρή Δούκα' }])).toEqual(['change']);
    expect(await named('GN5')).toEqual(['Άννα', 'Μακρή Δούκα', false]);
  });
});

describe('what spreadsheets break', () => {
  const named = (code: string, more: Cells = {}): Cells => ({ code, name: 'Άννα Ήλιου', ...more });

  it('is mended with a note: a lost zero, a day as a number', async () => {
    const rows = [named('MEND1', { taxNumber: '12345670', birthDate: '32996', firstDay: '2026-03-01T00:00' })];
    const { body } = await run(rows);

    expect(body.rows[0]).toMatchObject({
      verdict: 'add',
      notes: ['The zero at the beginning of the tax number was added.', '“32996” was read as the day 1990-05-03.'],
    });
    expect(await verdicts([named('MEND1', { taxNumber: '012345670', birthDate: '3/5/1990' })])).toEqual(['same']);
  });

  it('is not guessed: a number that is wrong with its zero too', async () => {
    const { body } = await run([named('MEND2', { taxNumber: '12345671' })], { dryRun: true });
    expect(body.rows[0]).toMatchObject({ verdict: 'refused', faults: [{ field: 'taxNumber' }], notes: [] });
  });

  it('asks about a code in the letters of the other alphabet, and never makes a second person', async () => {
    await run([named('HK001')]);
    // The K is Greek.
    const { body } = await run([named('HΚ001')]);
    expect(body.rows[0]).toMatchObject({
      verdict: 'refused',
      faults: [{ field: 'code', message: expect.stringContaining('looks like the code “HK001” of Άννα Ήλιου') }],
    });
    expect(await verdicts([named('TΑ1'), named('TA1')], { dryRun: true })).toEqual(['add', 'refused']);
  });
});

it('takes the good rows without the refused ones, if that is asked for', async () => {
  const rows: Cells[] = [
    { code: 'GOOD1', name: 'Ρέα Καλή' },
    { code: 'BAD1', name: 'Ρέα Κακή', email: 'nobody' },
  ];
  expect((await run(rows)).body.isWritten).toBe(false);

  const { body } = await run(rows, { skipsRefused: true });

  expect([body.isWritten, body.rows.map(({ verdict }) => verdict)]).toEqual([true, ['add', 'refused']]);
  expect(await verdicts(rows, { dryRun: true })).toEqual(['same', 'refused']);
});

it('adds no department of a row that is refused', async () => {
  const rows: Cells[] = [
    { code: 'GOOD2', name: 'Ρέα Καλή', department: 'Laundry of the good' },
    { code: 'BAD2', name: 'Ρέα Κακή', email: 'nobody', department: 'Laundry of the bad' },
  ];

  const { body } = await run(rows, { skipsRefused: true, createsDepartments: true });

  expect([body.rows.map(({ verdict }) => verdict), body.newDepartments]).toEqual([
    ['add', 'refused'],
    ['Laundry of the good'],
  ]);
});
