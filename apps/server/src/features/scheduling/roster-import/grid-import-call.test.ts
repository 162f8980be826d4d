import { importsContract as imports } from '@horae/contract/people/imports.contract';
import type { RequestOf } from '@horae/contract/route';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf } from '../../people/people/people-fixture';
import { leaves, shifts } from '../shifts/shifts.table';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
});
afterAll(() => api.stop());

type Body = RequestOf<typeof rosterImportContract.run>['body'];

async function run(cells: (string | null)[][], more: Partial<Body> = {}) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Φύλλο');
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const sent = await sendFile(api, token, 'attachment', bytes, 'grid.xlsx');
  const file = sent.body.upload.address;
  const reply = await api.asAdmin(rosterImportContract.run, {
    body: { hotel, file, reason: 'Άφιξη γκρουπ', dryRun: false, ...more },
  });
  expect(reply.status).toBe(200);
  return reply.body;
}

/** A week of a year of its own for each test, so that none sees what another planned. */
const week = (year: number) => ['5/1', '6/1', '7/1', '8/1'].map((day) => `${day}/${year}`);

const [s, l] = [alias(shifts, 's'), alias(leaves, 'l')];
const planOf = async (id: number) => {
  const { rows } = await api.database.db.execute<{ id: number; version: number; text: string }>(sql`
    select ${s.id} as "id", ${s.version} as "version",
      to_char(${s.startsAt} at time zone 'Europe/Athens', 'DD HH24:MI-') || to_char(${s.endsAt} at time zone 'Europe/Athens', 'HH24:MI ') || ${s.type} as "text"
    from ${shifts} ${s} where ${s.employeeId} = ${id} and ${s.layer} = 'planned' and ${s.startsAt} > '2040-01-01'
    union all
    select ${l.id}, ${l.version},
      to_char(${l.firstDay}, 'DD') || case when ${l.lastDay} > ${l.firstDay} then to_char(${l.lastDay}, '-DD') else '' end || ' ' || coalesce(${l.kind}::text, ${l.type}::text)
    from ${leaves} ${l} where ${l.employeeId} = ${id} and ${l.firstDay} > '2040-01-01' order by "text"`);
  return rows;
};
const texts = async (id: number) => (await planOf(id)).map(({ text }) => text);

const listed = async () => (await api.asAdmin(imports.list, { query: { hotel, kind: 'roster' } })).body.imports;

describe('a grid', () => {
  it('plans compensatory days off, and leaves those alone that are given for a day', async () => {
    const { id, code } = await people.add();
    const cells = [
      ['Κωδ.', ...week(2071)],
      [code, 'ΑΝΑΠΛ', 'comp', 'ΡΕΠΟ', '7-15'],
    ];
    const compensated = async () => {
      const rows = await api.database.db
        .select()
        .from(leaves)
        .where(eq(leaves.employeeId, id))
        .orderBy(asc(leaves.firstDay));
      return rows.map(({ firstDay, compensates }) => [firstDay.slice(8), compensates]);
    };

    await run(cells);
    expect(await compensated()).toEqual([
      ['05', 'unknown'],
      ['06', 'unknown'],
      ['07', null],
    ]);
    await api.database.db
      .update(leaves)
      .set({ compensates: '2071-01-04' })
      .where(and(eq(leaves.employeeId, id), eq(leaves.firstDay, '2071-01-05')));

    expect((await run(cells)).rows.map(({ verdict }) => verdict)).toEqual(Array(4).fill('already there'));
    await run([cells[0]!, [code, 'ΑΝΑΠΛ', 'off', 'comp', '7-15']], { replace: true });
    expect(await compensated()).toEqual([
      ['05', '2071-01-04'],
      ['06', null],
      ['07', 'unknown'],
    ]);
  });

  it('plans shifts, splits, nights, overtime, days off and leave, and is undone as a whole', async () => {
    const { id, code } = await people.add();
    const cells = [
      ['Κωδ.', ...week(2041)],
      [code, '7-11/18-22', '23-7', 'ΡΕΠΟ', 'ΑΔΕΙΑ'],
    ];

    const report = await run(cells);

    expect(report).toMatchObject({ layout: 'grid', isWritten: true, questions: [] });
    expect(await texts(id)).toEqual([
      '05 07:00-11:00 Split',
      '05 18:00-22:00 Split',
      '06 23:00-07:00 Night',
      '07 DayOff',
      '08 AnnualLeave',
    ]);
    const [stored] = await listed();
    expect(stored).toMatchObject({ added: 5, fileName: 'grid.xlsx' });

    expect((await api.asAdmin(imports.undo, { body: { hotel, id: stored!.id } })).body).toEqual({
      removed: 5,
      restored: 0,
    });
    expect(await texts(id)).toEqual([]);
  });

  it('asks for unknown codes once, and remembers hours, leave and notes for the hotel', async () => {
    const { id, code } = await people.add();
    const cells = (year: number) => [
      ['Κωδ.', ...week(year)],
      [code, 'ΚΖ1', 'ΚΖ2', 'ΚΖ3', 'ΚΖ1'],
    ];

    const first = await run(cells(2042));

    expect([first.isWritten, first.rows]).toEqual([false, []]);
    expect(first.questions.map(({ of, value, cells: where }) => [of, value, where])).toEqual([
      ['shiftType', 'ΚΖ1', ['B2', 'E2']],
      ['shiftType', 'ΚΖ2', ['C2']],
      ['shiftType', 'ΚΖ3', ['D2']],
    ]);
    expect(first.grid?.lines[1]?.cells[1]).toEqual({ text: 'ΚΖ1', role: 'question', said: [] });

    const answers: Body['answers'] = [
      { of: 'shiftType', value: 'ΚΖ1', take: 'existing', text: '06:30-14:30 Training' },
      { of: 'shiftType', value: 'ΚΖ2', take: 'existing', text: 'bereavement' },
      { of: 'shiftType', value: 'ΚΖ3', take: 'nothing' },
    ];
    expect((await run(cells(2042), { answers })).isWritten).toBe(true);
    expect(await texts(id)).toEqual(['05 06:30-14:30 Training', '06 bereavement', '08 06:30-14:30 Training']);

    const next = await run(cells(2043));
    expect(next).toMatchObject({ isWritten: true, questions: [] });
    expect(next.recalled).toContainEqual({ of: 'shiftType', value: 'ΚΖ1', meaning: '06:30-14:30 Training' });
    expect(next.recalled).toContainEqual({ of: 'shiftType', value: 'ΚΖ3', meaning: null });
  });

  it('lets a legend of the sheet go before what an earlier sheet meant', async () => {
    const { id, code } = await people.add();
    const answers: Body['answers'] = [{ of: 'shiftType', value: 'ΩΩ', take: 'existing', text: '10:00-18:00' }];
    await run(
      [
        ['Κωδ.', ...week(2044)],
        [code, 'ΩΩ', '', '', ''],
      ],
      { answers },
    );
    await run([['Κωδ.', ...week(2045)], [code, 'ΩΩ', '', '', ''], [], ['ΥΠΟΜΝΗΜΑ'], ['ΩΩ = 12:00-20:00']]);

    expect(await texts(id)).toEqual(['05 10:00-18:00 Regular', '05 12:00-20:00 Regular']);
  });

  it('takes an exact name, and asks about one that is only like it', async () => {
    const { id } = await people.add({ surname: 'Ζωγραφοπούλου', firstName: 'Ουρανία' });
    const cells = (name: string, year: number) => [
      ['Ονοματεπώνυμο', ...week(year)],
      [name, '8-16', '8-16', '', ''],
    ];
    expect((await run(cells('Ουρανια ΖΩΓΡΑΦΟΠΟΥΛΟΥ', 2046))).isWritten).toBe(true);

    const asked = await run(cells('Ζωγραφοπουλο Ουρ.', 2047));

    expect(asked).toMatchObject({ isWritten: false, rows: [] });
    expect(asked.questions).toEqual([
      { of: 'employee', value: 'Ζωγραφοπουλο Ουρ.', rows: 2, near: [id], mayBeNew: false },
    ]);
    const answers: Body['answers'] = [{ of: 'employee', value: 'Ζωγραφοπουλο Ουρ.', take: 'existing', employeeId: id }];
    await run(cells('Ζωγραφοπουλο Ουρ.', 2047), { answers });
    const later = await run(cells('Ζωγραφοπουλο Ουρ.', 2048));
    expect([later.isWritten, await texts(id).then(({ length }) => length)]).toEqual([true, 6]);
  });

  it('asks about a code that belongs to somebody of another name, and brings new people with a code of their own', async () => {
    const { code } = await people.add({ surname: 'Ραυτόπουλος', firstName: 'Φώτης' });
    const fresh = `G${Date.now() % 1e7}`;

    const report = await run([
      ['Κωδ.', 'Ονοματεπώνυμο', ...week(2049)],
      [code, 'Ξανθάκη Βέρα', '8-16', '', '', ''],
      [fresh, 'Ντρέκου Ιφιγένεια', '8-16', '', '', ''],
    ]);

    expect(report.questions.map(({ of, value }) => [of, value])).toEqual([['employee', `${code} Ξανθάκη Βέρα`]]);
    const answers: Body['answers'] = [{ of: 'employee', value: `${code} Ξανθάκη Βέρα`, take: 'nothing' }];
    const written = await run(
      [
        ['Κωδ.', 'Ονοματεπώνυμο', ...week(2049)],
        [code, 'Ξανθάκη Βέρα', '8-16', '', '', ''],
        [fresh, 'Ντρέκου Ιφιγένεια', '8-16', '', '', ''],
      ],
      { answers },
    );
    expect(written).toMatchObject({ isWritten: true, newEmployees: 1 });
    expect(written.rows).toHaveLength(1);
  });

  it('takes a code in the letters of the other alphabet for the one of the hotel, and tells it', async () => {
    const { id } = await people.add({ code: 'ΕΚ2048' });
    const report = await run([
      ['Κωδ.', ...week(2048)],
      ['EK2048', '8-16', '', '', ''],
    ]);

    expect(report).toMatchObject({ isWritten: true, newEmployees: 0, questions: [] });
    expect(report.grid?.notices).toEqual([{ kind: 'lookAlike', cells: ['A2'], text: 'EK2048, ΕΚ2048' }]);
    expect(await texts(id)).toEqual(['05 08:00-16:00 Regular']);
  });

  it('asks for the first day of a head without one', async () => {
    const { id, code } = await people.add();
    const cells = [
      ['Κωδ.', '1', '2', '3', '4', '5'],
      [code, '8-16', '8-16', '8-16', 'OFF', 'OFF'],
    ];
    const asked = await run(cells);

    expect(asked.questions.map(({ of }) => of)).toEqual(['firstDay']);
    const [{ value } = { value: '' }] = asked.questions;
    const answers: Body['answers'] = [{ of: 'firstDay', value, take: 'existing', text: '2050-03-01' }];
    expect((await run(cells, { answers })).isWritten).toBe(true);
    expect(await texts(id)).toContain('01 08:00-16:00 Regular');
  });

  it('is kept out by work on a day of leave, and by leave on a day of other leave', async () => {
    const { code } = await people.add();
    await run([
      ['Κωδ.', ...week(2051)],
      [code, 'ΑΔΕΙΑ', 'ΡΕΠΟ', '', ''],
    ]);

    const report = await run([
      ['Κωδ.', ...week(2051)],
      [code, '8-16', 'ΑΣΘ', '', ''],
    ]);

    expect(report.isWritten).toBe(false);
    expect(report.rows.map(({ cell, sentence }) => [cell, sentence.replace(/^.*?(is )/, '$1')])).toEqual([
      ['B2', 'is away on 2051-01-05 (Annual leave): change the leave first.'],
      ['C2', 'is already away on 2051-01-06 (Day off): change that first.'],
    ]);
  });
});

describe('a corrected file', () => {
  it('changes, adds and removes what differs; what is the same keeps id and version; undo gives all back', async () => {
    const { id, code } = await people.add();
    const head = ['Κωδ.', ...week(2052), '9/1/2052'];
    await run([head, [code, '8-16', '8-16', 'ΡΕΠΟ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ']]);
    const before = await planOf(id);

    const preview = await run([head, [code, '8-16', '14-22', '9-17', 'ΑΔΕΙΑ', '']], { replace: true, dryRun: true });
    expect(
      preview.rows.map(({ verdict, was, now }) => [verdict, was?.from ?? was?.type, now?.from ?? now?.type]),
    ).toEqual([
      ['already there', undefined, '08:00'],
      ['changed', '08:00', '14:00'],
      ['changed', 'DayOff', '09:00'],
      ['already there', undefined, 'AnnualLeave'],
      ['removed', 'AnnualLeave', undefined],
    ]);
    expect(await planOf(id)).toEqual(before);

    expect((await run([head, [code, '8-16', '14-22', '9-17', 'ΑΔΕΙΑ', '']], { replace: true })).isWritten).toBe(true);

    const after = await planOf(id);
    expect(after.map(({ text }) => text)).toEqual([
      '05 08:00-16:00 Regular',
      '06 14:00-22:00 Regular',
      '07 09:00-17:00 Regular',
      '08 AnnualLeave',
    ]);
    expect(after[0]).toEqual(before[0]);
    expect([after[1]!.id, after[1]!.version]).toEqual([before[1]!.id, 2]);
    const [stored] = await listed();
    expect(stored).toMatchObject({ added: 1, changed: 2, removed: 1 });
    await api.asAdmin(imports.undo, { body: { hotel, id: stored!.id } });
    expect(await texts(id)).toEqual(before.map(({ text }) => text));
  });

  it('moves two shifts past each other, keeps somebody on call, and leaves other people and days alone', async () => {
    const [one, other] = [await people.add(), await people.add()];
    const head = ['Κωδ.', ...week(2053)];
    await run([head, [one.code, '7-11/18-22', '8-16', '', ''], [other.code, '8-16', '', '', '']]);
    const night = { startsAt: new Date('2053-01-06T20:00Z'), endsAt: new Date('2053-01-07T04:00Z') };
    await api.database.db.insert(shifts).values({ companyId: hotel, employeeId: one.id, type: 'OnCall', ...night });

    await run(
      [
        ['Κωδ.', '5/1/2053', '6/1/2053'],
        [one.code, '10-14/14-18', ''],
      ],
      { replace: true },
    );

    expect(await texts(one.id)).toEqual(['05 10:00-14:00 Split', '05 14:00-18:00 Split', '06 22:00-06:00 OnCall']);
    expect(await texts(other.id)).toEqual(['05 08:00-16:00 Regular']);
  });

  it('of a list corrects instead of “two shifts at once”, and its words may be leave', async () => {
    const { id, code } = await people.add();
    const heading = ['employee code', 'name', 'department', 'start', 'end', 'type'];
    const row = (day: string, from: string, to: string, type = '') => [
      code,
      '',
      'Spa',
      `${day} ${from}`,
      `${day} ${to}`,
      type,
    ];
    await run([heading, row('2054-01-05', '07:00', '15:00'), row('2054-01-06', '07:00', '15:00')]);
    const again = [heading, row('2054-01-05', '09:00', '17:00'), [code, '', 'Spa', '2054-01-07', '', `ΛΕΥ${code}`]];
    const answers: Body['answers'] = [{ of: 'shiftType', value: `ΛΕΥ${code}`, take: 'existing', text: 'AnnualLeave' }];

    expect((await run(again, { answers })).isWritten).toBe(false);
    expect((await run(again, { answers, replace: true })).isWritten).toBe(true);

    expect(await texts(id)).toEqual(['05 09:00-17:00 Regular', '07 AnnualLeave']);
  });
});

describe('what was read can be corrected', () => {
  const answers = (of: 'shiftType' | 'firstDay', value: string, text: string) => [
    { of, value, take: 'existing' as const, text },
  ];

  it('columns, lines, codes and the first day are what is said of them', async () => {
    const { id, code } = await people.add();
    const cells = [
      ['Σημ.', ...week(2047)],
      [code, '8-16', 'ΡΕΠΟ', '8-16', null],
      ['κλειστά', '8-16', null, null, null],
    ];
    const report = await run(cells, {
      dryRun: false,
      corrections: { columns: { A: 'code' }, lines: { 3: 'note' } },
      answers: [...answers('shiftType', 'ΡΕΠΟ', 'AnnualLeave'), ...answers('firstDay', 'B1', '2047-02-05')],
    });
    expect(report).toMatchObject({
      isWritten: true,
      questions: [],
      grid: { columns: ['code', 'day', 'day', 'day', 'day'] },
    });
    expect(report.grid!.lines.map(({ as }) => as)).toEqual(['head', 'person', 'note']);
    expect(report.grid!.days[0]).toBe('2047-02-05');
    expect(await texts(id)).toEqual(['05 08:00-16:00 Regular', '06 AnnualLeave', '07 08:00-16:00 Regular']);
  });

  it('a correction that leaves nobody is shown, so that it can be taken back', async () => {
    const { code } = await people.add();
    const cells = [
      ['Κωδ.', ...week(2048)],
      [code, '8-16', '8-16', null, null],
    ];
    const report = await run(cells, { dryRun: true, corrections: { columns: {}, lines: { 2: 'ignored' } } });
    expect(report).toMatchObject({ layout: 'grid', rows: [] });
    expect(report.grid!.lines[1]!.as).toBe('ignored');
  });
});
