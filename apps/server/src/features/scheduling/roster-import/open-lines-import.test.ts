import { importsContract } from '@horae/contract/people/imports.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { importValues } from '../../people/import-memory/import-memory.table';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { openShifts } from '../planning/open-shifts.table';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { readStaff, removeRosterFrom } from '../planning/roster-fixture';
import { shifts } from '../shifts/shifts.table';

const hotel = 1003;
const week = { hotel, first: '2031-06-02', last: '2031-06-08' };
let api: TestApp;
let token: string;
let maria = { id: 0, code: '', name: '', department: '', departmentId: 0 };
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  const [one] = await readStaff(api, hotel, { take: 1, skip: 12 });
  const { id, code, name, department: departmentId } = one!;
  const [department] = await api.database.db
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, hotel), eq(departments.id, departmentId)));
  maria = { id, code, name, department: department!.name, departmentId };
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [rosterDrafts, planSteps, openShifts, importValues]) await api.database.db.delete(table);
  await removeRosterFrom(api, '2031-01-01');
});

const head = ['Κωδ.', 'Ονοματεπώνυμο', 'Ειδικότητα', 'Τμήμα', ...[2, 3, 4].map((day) => `${day}/6/2031`)];
const own = () => [maria.code, maria.name, '', maria.department, '8-16', '8-16', 'ΡΕΠΟ'];
/** A line of open shifts of her department. */
const open = (cells: string[], name = 'Ανοιχτές', job = '') => ['', name, job, maria.department, ...cells];
async function run(lines: string[][], more: object = {}, as = token) {
  const text = [head, ...lines].map((line) => line.join(';')).join('\n');
  const sent = await sendFile(api, token, 'attachment', Buffer.from(text), 'week.csv');
  const file = sent.body.upload?.address ?? '';
  const reply = await api.as(as)(unchecked(rosterImportContract.run), {
    body: { hotel, file, dryRun: false, ...more },
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}
const plan = async () => (await api.asAdmin(planning.read, { query: week })).body;
const drafted = async () =>
  (await plan()).drafts
    .flatMap(({ item }) =>
      item && item.employeeId === null
        ? [`${item.start.slice(8, 13)}-${item.end.slice(11, 13)} ${item.departmentId} ${item.jobTitle ?? '-'}`]
        : [],
    )
    .sort();
async function publishDrafts() {
  const { body: preview } = await api.asAdmin(planning.preview, { body: week });
  const all = [...preview.people, ...preview.open].flatMap(({ changes }) => changes);
  const drafts = [...new Map(all.map(({ id, version }) => [id, { id, version }])).values()];
  const { status, text } = await api.asAdmin(unchecked(planning.publish), {
    body: { ...week, drafts, reason: 'Test' },
  });
  expect(status, text).toBe(200);
}
const changesOf = ({ rows }: Awaited<ReturnType<typeof run>>) =>
  rows
    .filter(({ verdict }: { verdict: string }) => verdict !== 'already there')
    .map(
      ({ verdict, isOpen, person, day }: (typeof rows)[number]) =>
        `${verdict} ${isOpen ? 'open ' : ''}${person} ${day}`,
    );

it('drafts open shifts with the people of the file by one step, after a dry run that says so', async () => {
  const lines = [own(), open(['8-16', '', '22-6'], 'Open', 'Bellboy'), open(['8-16', '', ''], 'Κενό 2')];
  const dry = await run(lines, { asDraft: true, dryRun: true });
  expect([dry.isWritten, dry.openDrafts, dry.questions]).toEqual([false, 3, []]);
  expect(changesOf(dry).filter((text: string) => text.includes('open'))).toEqual([
    `added open ${maria.department} 2031-06-02`,
    `added open ${maria.department} 2031-06-04`,
    `added open ${maria.department} 2031-06-02`,
  ]);
  expect(await drafted()).toEqual([]);

  expect((await run(lines, { asDraft: true })).isWritten).toBe(true);
  const id = maria.departmentId;
  expect(await drafted()).toEqual([`02T08-16 ${id} -`, `02T08-16 ${id} Bellboy`, `04T22-06 ${id} Bellboy`]);
  const { steps } = await plan();
  await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: false } });
  expect((await plan()).drafts).toEqual([]);
});

it('comes back as its changes alone, published or drafted, and takes off what the lines leave out', async () => {
  const lines = [own(), open(['8-16', '15-23', '']), open(['8-16', '', ''])];
  await run(lines, { asDraft: true });
  expect(changesOf(await run(lines, { asDraft: true, replace: true, dryRun: true }))).toEqual([]);
  await publishDrafts();
  expect(changesOf(await run(lines, { asDraft: true, replace: true, dryRun: true }))).toEqual([]);

  const changed = [own(), open(['8-16', '14-22', '']), open(['', '', '9-17'])];
  const report = await run(changed, { asDraft: true, replace: true });
  expect(changesOf(report).sort()).toEqual([
    `added open ${maria.department} 2031-06-04`,
    `changed open ${maria.department} 2031-06-03`,
    `removed open ${maria.department} 2031-06-02`,
  ]);
  const { drafts, open: published } = await plan();
  expect(published).toHaveLength(3);
  expect(drafts.map(({ published: was, item }) => [was !== null, item?.start.slice(8, 13) ?? null]).sort()).toEqual([
    [false, '04T09'],
    [true, null],
    [true, '03T14'],
  ]);
  // A department without a line keeps its open shifts.
  expect(changesOf(await run([own()], { asDraft: true, replace: true, dryRun: true }))).toEqual([]);
});

it('keeps open shifts as drafts where the file is published, and the undo of the import takes them back', async () => {
  const report = await run([own(), open(['8-16', '', ''])]);
  expect([report.isWritten, report.openDrafts]).toEqual([true, 1]);
  expect(await drafted()).toHaveLength(1);
  expect((await plan()).open).toEqual([]);
  const [one] = (await api.asAdmin(importsContract.list, { query: { hotel, kind: 'roster' } })).body.imports;
  const undo = () => api.asAdmin(importsContract.undo, { body: { hotel, id: one!.id } });
  expect((await undo()).status).toBe(200);
  expect((await plan()).drafts).toEqual([]);
  expect(await api.database.db.$count(shifts, gte(shifts.startsAt, new Date('2031-01-01')))).toBe(0);
});

it('is not undone once its open shifts were published, and never touches what planners drafted', async () => {
  const item = { employeeId: null, departmentId: maria.departmentId, typeOfShift: 'Regular' };
  const theirs = { ...item, start: '2031-06-03T08:00', end: '2031-06-03T16:00' };
  await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'typed', changes: [{ item: theirs }] } });
  await run([own(), open(['8-16', '', ''])], { replace: true });
  expect(await drafted()).toHaveLength(2);
  await publishDrafts();
  const [one] = (await api.asAdmin(importsContract.list, { query: { hotel, kind: 'roster' } })).body.imports;
  const undone = await api.asAdmin(importsContract.undo, { body: { hotel, id: one!.id } });
  expect(undone.body.error.message).toContain('its open shifts were published or given to somebody since');
});

it('keeps the skill that an open shift needs, of which a file says nothing', async () => {
  const item = { employeeId: null, departmentId: maria.departmentId, typeOfShift: 'Regular', skill: 'First aid' };
  const needed = { ...item, start: '2031-06-03T08:00', end: '2031-06-03T16:00' };
  await api.asAdmin(unchecked(planning.change), { body: { ...week, way: 'typed', changes: [{ item: needed }] } });
  const report = await run([own(), open(['', '9-17', ''])], { asDraft: true, replace: true });
  expect(changesOf(report)).toContain(`changed open ${maria.department} 2031-06-03`);
  const { drafts } = await plan();
  const [one] = drafts.flatMap(({ item: now }) => (now?.employeeId === null ? [now] : []));
  expect([one?.start.slice(11, 13), one?.skill]).toEqual(['09', 'First aid']);
});

it('asks about other names, remembers that one stands for open shifts, and prefers a person of that name', async () => {
  const lines = [own(), open(['8-16', '', ''], 'Εξτρα')];
  const asked = await run(lines, { asDraft: true, dryRun: true });
  expect(asked.questions).toMatchObject([{ of: 'employee', value: 'Εξτρα' }]);
  const answers = [{ of: 'employee', value: 'Εξτρα', take: 'existing', text: 'OpenShifts' }];
  expect((await run(lines, { asDraft: true, answers })).openDrafts).toBe(1);
  const again = await run(lines, { asDraft: true, replace: true, dryRun: true });
  expect([again.questions, changesOf(again)]).toEqual([[], []]);
  expect(again.recalled).toMatchObject([{ of: 'employee', meaning: 'OpenShifts' }]);

  // Left out once, it stays left out.
  const leave = [{ of: 'employee', value: 'Ανοιχτές', take: 'nothing' }];
  expect((await run([own(), open(['8-16', '', ''])], { asDraft: true, answers: leave })).openDrafts).toBe(0);
  expect((await run([own(), open(['8-16', '', ''])], { asDraft: true, dryRun: true })).openDrafts).toBe(0);

  const { db } = api.database;
  const isMaria = eq(employees.id, maria.id);
  const [before] = await db.select().from(employees).where(isMaria);
  const called = (surname: string, firstName: string) =>
    db.update(employees).set({ surname, firstName }).where(isMaria);
  await called('Κενό', '');
  const person = await run([open(['', '', '8-16'], 'Κενό')], { asDraft: true, dryRun: true });
  await called(before!.surname, before!.firstName);
  expect([person.openDrafts, person.rows.map(({ isOpen }: { isOpen?: boolean }) => isOpen)]).toEqual([0, [undefined]]);
});

it('says which department is missing or unknown, that nobody is away, and leaves the lines out for others', async () => {
  const nowhere = await run([['', 'Open', '', '', '8-16', '', ''], own()], { asDraft: true, dryRun: true });
  expect(JSON.stringify(nowhere.rows)).toContain('“Open” has no department');
  const unknown = await run([own(), ['', 'Open', '', 'Ταράτσα', '8-16', '', '']], { asDraft: true, dryRun: true });
  expect(unknown.questions).toMatchObject([{ of: 'department', value: 'Ταράτσα' }]);
  const away = await run([own(), open(['ΡΕΠΟ', '8-16', ''])], { asDraft: true, dryRun: true });
  expect(JSON.stringify(away.rows)).toContain('A day off or leave needs a person');

  const grants = [{ ...wholeHotel(hotel), mayPlan: false, mayApprove: true, mayAdminister: true }];
  const { session } = await activeAccount(api, 'no-planner@hotel.example', { grants });
  const report = await run([own(), open(['8-16', '', ''])], { dryRun: true }, session.accessToken);
  expect(report.openDrafts).toBe(0);
  expect(JSON.stringify(report.rows)).toContain('Open shifts are for those who plan');
});
