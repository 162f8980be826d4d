import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { auditEntries } from '#platform/audit.table';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { shifts } from '../shifts/shifts.table';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
});
afterAll(() => api.stop());

const upload = async (text: string | Buffer, name = 'roster.csv') =>
  (await sendFile(api, token, 'attachment', Buffer.from(text), name)).body.upload?.address ?? '';
const run = (file: string, more: object = {}) =>
  api.as(token)(unchecked(rosterImportContract.run), { body: { hotel: 1003, file, dryRun: false, ...more } });
/** The places that the shifts of somebody have of their own. */
const placesOf = (name: string) =>
  api.database.db
    .select({ centre: shifts.workCentreId, cost: shifts.costPlace })
    .from(shifts)
    .innerJoin(employees, and(eq(employees.companyId, shifts.companyId), eq(employees.id, shifts.employeeId)))
    .where(eq(employees.name, name))
    .orderBy(asc(shifts.startsAt));
const shiftsOf = async (name: string) => (await placesOf(name)).length;
const plain = (name: string, ...days: string[]) =>
  [
    'employee code,name,department,start,end,type',
    ...days.map((day) => `N-${name},${name},Spa,${day} 07:00,${day} 15:00,Regular`),
  ].join('\n');

describe('a roster file through the browser', () => {
  it('is reported row by row, written only when asked, and adds nothing the second time', async () => {
    const file = await upload(plain('Ζωή Νέα', '2031-05-01', '2031-05-02'));
    const dry = await run(file, { dryRun: true });

    expect(dry.status).toBe(200);
    expect(dry.body).toMatchObject({ layout: 'plain', newEmployees: 1, isWritten: false });
    expect(dry.body.rows.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, 'added'],
      [3, 'added'],
    ]);
    expect(await shiftsOf('Ζωή Νέα')).toBe(0);

    expect((await run(file)).body.isWritten).toBe(true);
    expect(await shiftsOf('Ζωή Νέα')).toBe(2);
    const { accountId, action } = auditEntries;
    const written = await api.database.db
      .select({ accountId, action })
      .from(auditEntries)
      .where(eq(auditEntries.object, 'roster'));
    expect(written).toEqual([{ accountId: 1, action: 'import' }]);
    expect((await run(file)).body.rows.every(({ verdict }) => verdict === 'already there')).toBe(true);
    expect(await shiftsOf('Ζωή Νέα')).toBe(2);
  });

  it('writes the work centre and the cost place that rows name, and keeps them where a file names none', async () => {
    const name = 'Λία Νέα';
    await run(await upload(plain(name, '2031-07-01')));
    const { db } = api.database;
    const own = db
      .select({ id: employees.workCentreId })
      .from(employees)
      .where(and(eq(employees.companyId, 1003), eq(employees.name, name)));
    const id = sql<number>`min(${workCentres.id})`;
    const [centre] = await db
      .select({ id, name: workCentres.name })
      .from(workCentres)
      .where(and(eq(workCentres.companyId, 1003), isNull(workCentres.closedFrom), ne(workCentres.id, sql`${own}`)))
      .groupBy(workCentres.name)
      .having(eq(count(), 1))
      .orderBy(id)
      .limit(1);
    const list = (...cells: string[]) =>
      [
        'Κωδικός,Ονοματεπώνυμο,Ημερομηνία,Έναρξη,Λήξη,Κέντρο εργασίας,Κέντρο κόστους',
        `N-${name},${name},${cells.join(',')}`,
      ].join('\n');

    const unknown = await run(await upload(list('2/7/2031', '07:00', '15:00', 'Nowhere', '')));
    expect(unknown.body.rows[0]).toMatchObject({
      verdict: 'fault',
      sentence: 'The work centre “Nowhere” does not exist: add it in Organisation first.',
    });
    const long = await run(await upload(list('2/7/2031', '07:00', '15:00', '', '4'.repeat(21))));
    expect(long.body.rows[0]).toMatchObject({ verdict: 'fault', sentence: 'Κέντρο κόστους: use up to 20 characters.' });

    await run(await upload(list('2/7/2031', '07:00', '15:00', centre!.name.toUpperCase(), '4100')));
    const stored = [
      { centre: null, cost: null },
      { centre: centre!.id, cost: '4100' },
    ];
    expect(await placesOf(name)).toEqual(stored);
    await run(await upload(plain(name, '2031-07-02')), { replace: true });
    expect((await placesOf(name)).at(-1)).toEqual({ centre: centre!.id, cost: '4100' });
    await run(await upload(list('2/7/2031', '07:00', '15:00', '', '4200')), { replace: true });
    expect((await placesOf(name)).at(-1)).toEqual({ centre: centre!.id, cost: '4200' });
  });

  it('puts no leave and no day off over work that stays', async () => {
    const name = 'Μάρω Ρόδη';
    await run(await upload(plain(name, '2031-06-02', '2031-06-03')));
    const away = ['Κωδικός,Ονοματεπώνυμο,Τρι 3/6/2031,Τετ 4/6/2031', `N-${name},${name},ΑΔΕΙΑ,ΡΕΠΟ`].join('\n');

    const refused = await run(await upload(away));

    expect(refused.body.rows.filter(({ verdict }) => verdict === 'fault')).toMatchObject([
      {
        verdict: 'fault',
        sentence: `${name} works on 2031-06-03: take that shift off the plan first, or import with “Remove what the file leaves out”.`,
      },
    ]);
    expect(await shiftsOf(name)).toBe(2);
    const replaced = await run(await upload(away), { replace: true });
    expect(replaced.body.rows.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
    expect(await shiftsOf(name)).toBe(1);
  });

  it('puts nobody into a department that is closed, and writes down who and what it adds', async () => {
    const { db } = api.database;
    const departmentOf = async (name: string) => {
      const [one] = await db
        .select({ id: departments.id, open: sql<boolean>`${departments.closedFrom} is null` })
        .from(employees)
        .innerJoin(
          departments,
          and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
        )
        .where(eq(employees.name, name));
      return one!;
    };
    const called = (name: string) => plain(name, '2031-08-01').replace(',Spa,', ',Pop-up bar,');
    await run(await upload(called('First Season')));
    const closed = await departmentOf('First Season');
    await db.update(departments).set({ closedFrom: '2031-09-01' }).where(eq(departments.id, closed.id));

    await run(await upload(called('Second Season')));

    const open = await departmentOf('Second Season');
    expect([open.open, open.id === closed.id]).toEqual([true, false]);
    const { object, objectId, action, after } = auditEntries;
    const written = await db
      .select({ object, action })
      .from(auditEntries)
      .where(
        or(
          and(eq(object, 'department'), eq(objectId, open.id)),
          and(eq(object, 'employee'), eq(sql`${after} ->> 'name'`, 'Second Season')),
        ),
      )
      .orderBy(asc(object));
    expect(written).toEqual([
      { object: 'department', action: 'add' },
      { object: 'employee', action: 'add' },
    ]);
  });

  it('is told by its encoding and a line of it, even if its columns are unknown', async () => {
    const heading = Buffer.from('name,code\n');
    // Μαρία, as Windows-1253 writes it.
    const old = await upload(Buffer.concat([heading, Buffer.from([0xcc, 0xe1, 0xf1, 0xdf, 0xe1]), Buffer.from(',1')]));
    const marked = await upload(Buffer.from(`\uFEFF${plain('Ζωή Γνωστή', '2031-10-01')}`));

    expect((await run(old, { dryRun: true })).body).toMatchObject({
      layout: null,
      encoding: 'Windows-1253',
      sample: 'Μαρία,1',
    });
    expect((await run(marked, { dryRun: true })).body).toMatchObject({
      layout: 'plain',
      encoding: 'UTF-8 with BOM',
      sample: expect.stringMatching(/^N-Ζωή Γνωστή,/),
    });
  });

  it('may be an Excel workbook: dates and times of its cells, a title, a total, and a sheet that is chosen', async () => {
    const workbook = utils.book_new();
    const day = (v: number, z = 'd/m/yyyy') => ({ t: 'n', v, z });
    const shifts = utils.aoa_to_sheet([
      ['Ξενοδοχείο Ήλιος'],
      ['employee code', 'name', 'department', 'start', 'end', 'type'],
      ['N-Xl', 'Excel One', 'Spa', day(48_000.291_666_67, 'd/m/yy h:mm'), day(48_000.625, 'd/m/yy h:mm'), 'Regular'],
      ['Σύνολο', null, null, null, 1],
    ]);
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Οδηγίες']]), 'Οδηγίες');
    utils.book_append_sheet(workbook, shifts, 'Βάρδιες');
    const file = await upload(write(workbook, { type: 'buffer', bookType: 'xlsx' }), 'roster.xlsx');

    const first = (await run(file, { dryRun: true })).body;
    expect(first).toMatchObject({ layout: null, encoding: 'XLSX', sheet: 'Οδηγίες' });
    const { body } = await run(file, { dryRun: true, sheet: 'Βάρδιες' });
    expect(body).toMatchObject({ layout: 'plain', sheet: 'Βάρδιες', rows: [{ line: 3, verdict: 'added' }] });
    expect(body.leftOut.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'title'],
      [4, 'total'],
    ]);
    expect((await run(file, { dryRun: true, sheet: 'Βάρδιες', putBack: [4] })).body.rows).toHaveLength(2);
    const none = await run(file, { sheet: 'Άλλο' });
    expect([none.status, none.body.error.fields]).toEqual([
      400,
      [{ path: 'sheet', message: expect.stringContaining('no sheet “Άλλο”') }],
    ]);
  });

  it('is read in the encoding asked for, and refused with the fix where letters were lost', async () => {
    const file = await upload(`${plain('Ζωή Άλλη', '2031-11-01')}`);
    const wrong = await run(file, { dryRun: true, encoding: 'ISO-8859-7' });
    expect([wrong.status, wrong.body.error.fields?.[0]?.path]).toEqual([400, 'encoding']);
    const lost = await run(await upload(plain('Ζω�', '2031-11-01')), { dryRun: true });
    expect([lost.status, lost.body.error.fields]).toEqual([
      400,
      [{ path: 'file', message: expect.stringMatching(/^Line 2 .*Save it again/) }],
    ]);
  });

  it('writes nothing at all while one row is at fault', async () => {
    const file = await upload(
      `${plain('Half Done', '2031-06-01')}\nN-2,Other,Spa,2031-06-31 07:00,2031-06-31 15:00,Regular`,
    );
    const { body } = await run(file);
    expect([body.isWritten, body.rows.at(-1)!.verdict]).toEqual([false, 'fault']);
    expect(await shiftsOf('Half Done')).toBe(0);
  });

  it('says the columns of an unknown layout and takes a mapping; one that names no column is refused by its field', async () => {
    const file = await upload('Kennung,Wer,Von,Bis\n77,Mapped One,2031-07-01 07:00,2031-07-01 15:00\n');
    expect((await run(file, { dryRun: true })).body).toMatchObject({
      layout: null,
      heading: ['Kennung', 'Wer', 'Von', 'Bis'],
      rows: [],
    });
    const refused = await run(file, { mapping: { employeeCode: 'Nummer', start: 'Von', end: 'Bis' } });
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      [{ path: 'mapping', message: expect.stringContaining('"Nummer"') }],
    ]);
    const mapping = { employeeCode: 'Kennung', employeeName: 'Wer', start: 'Von', end: 'Bis' };
    expect((await run(file, { mapping })).body).toMatchObject({ layout: 'mapped', isWritten: true });
    expect(await shiftsOf('Mapped One')).toBe(1);
  });

  it('refuses a file that is not there, is no text, or a hotel that is none', async () => {
    const picture = await upload(Buffer.from('%PDF-1.7 nothing'), 'roster.pdf');
    for (const file of ['/uploads/files/none', picture]) {
      const { status, body } = await run(file);
      expect([status, body.error.fields?.map(({ path }) => path)]).toEqual([400, ['file']]);
    }
    const file = await upload(plain('Nobody', '2031-08-01'));
    expect((await run(file, { hotel: 4040 })).status).toBe(404);
  });
});

describe('values that the hotel does not know', () => {
  const text = (code: string, day: string) =>
    [
      'employee code,name,department,start,end,type',
      `${code},${code},Pool & Beach,${day} 07:00,${day} 15:00,Π8`,
      `${code},${code},Pool & Beach,,,ΡΕΠΟ`,
    ].join('\n');

  it('are asked about once: a type that is a shift, one that is none, and the department of new people', async () => {
    const asked = (await run(await upload(text('ASK1', '2031-10-01')), { dryRun: true })).body;
    expect(asked.questions).toEqual([
      { of: 'shiftType', value: 'Π8', rows: 1 },
      { of: 'shiftType', value: 'ΡΕΠΟ', rows: 1 },
    ]);
    expect(asked.choices[0]).toEqual({ of: 'shiftType', text: 'Regular' });
    const types = [
      { of: 'shiftType', value: 'Π8', take: 'existing', text: 'Regular' },
      { of: 'shiftType', value: 'ΡΕΠΟ', take: 'nothing' },
    ];
    const dry = (await run(await upload(text('ASK1', '2031-10-01')), { dryRun: true, answers: types })).body;
    expect(dry.questions).toEqual([{ of: 'department', value: 'Pool & Beach', rows: 1 }]);
    expect(dry.rows.map(({ verdict, sentence }) => [verdict, sentence])).toEqual([
      ['added', ''],
      ['skipped', '“ΡΕΠΟ” counts as no shift.'],
    ]);
    const place = dry.choices.find(({ of }) => of === 'department')!;
    const answers = [...types, { of: 'department', value: 'Pool & Beach', take: 'existing', placeId: place.placeId }];
    expect((await run(await upload(text('ASK1', '2031-10-01')), { answers })).body).toMatchObject({
      isWritten: true,
      newDepartments: [],
    });

    const next = (await run(await upload(text('ASK2', '2031-10-01')))).body;

    expect(next).toMatchObject({ isWritten: true, questions: [], newDepartments: [] });
    expect(next.recalled).toEqual([
      { of: 'shiftType', value: 'Π8', meaning: 'Regular' },
      { of: 'shiftType', value: 'ΡΕΠΟ', meaning: null },
      { of: 'department', value: 'Pool & Beach', meaning: place.text },
    ]);
    expect(await shiftsOf('ASK2')).toBe(1);
  });
});
