import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { departments } from '../../people/organisation/organisation.table';
import { hotel, peopleOf } from '../../people/people/people-fixture';
import { rosterDrafts } from '../planning/planning.table';
import { shifts } from '../shifts/shifts.table';

let api: TestApp;
let token: string;
let person: { id: number; code: string; name: string };
let [home, elsewhere, centre, otherCentre] = ['', '', '', ''];

beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  const people = await peopleOf(api);
  person = await people.add({ jobTitle: 'Waiter' });
  await people.add({ jobTitle: 'Barista' });
  const nameOf = (of: { id: number; name: string }[], wanted: number) => of.find(({ id }) => id === wanted)!.name;
  const { choices, place, elsewhere: other } = people;
  home = nameOf(choices.departments, place.departmentId);
  elsewhere = nameOf(choices.departments, other.departmentId);
  centre = nameOf(choices.workCentres, place.workCentreId);
  otherCentre = nameOf(choices.workCentres, other.workCentreId);
  await api.database.db
    .update(departments)
    .set({ costPlace: '4100' })
    .where(and(eq(departments.companyId, hotel), eq(departments.id, place.departmentId)));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.database.db.delete(rosterDrafts).where(eq(rosterDrafts.companyId, hotel));
  await api.database.db.delete(shifts).where(eq(shifts.employeeId, person.id));
});

async function load(lines: string[][], more: object = {}) {
  const text = lines.map((line) => line.join(';')).join('\n');
  const sent = await sendFile(api, token, 'attachment', Buffer.from(text), 'roster.csv');
  const body = { hotel, file: sent.body.upload.address, reason: 'As in the file', dryRun: false, ...more };
  const reply = await api.asAdmin(rosterImportContract.run, { body });
  expect([reply.status, reply.body.questions], reply.text).toEqual([200, []]);
  return reply.body.rows.map(({ verdict, was, now }) => ({ verdict, was, now }));
}
const check = (lines: string[][], more: object = {}) => load(lines, { replace: true, dryRun: true, ...more });

interface Place {
  department?: string;
  job?: string;
  centre?: string;
  cost?: string;
}

const heading = [
  'employee code',
  'name',
  'department',
  'job title',
  'work centre',
  'cost place',
  'start',
  'end',
  'type',
];
const list = (...places: Place[]) => [
  heading,
  ...places.map(({ department = '', job = '', centre: within = '', cost = '' }, at) => {
    const day = `2047-03-0${at + 4}`;
    return [person.code, person.name, department, job, within, cost, `${day} 07:00`, `${day} 15:00`, 'Regular'];
  }),
];
const hours = { from: '07:00', to: '15:00', type: 'Regular' };

it('a list that moves a shift says its department, job, work centre and cost place before and after', async () => {
  const atHome = list({ department: home }, { department: home }, { department: home });
  expect(await load(atHome)).toEqual(
    Array.from({ length: 3 }, () => ({ verdict: 'added', was: undefined, now: hours })),
  );
  const moved = list(
    { department: elsewhere, job: 'barista' },
    { department: home, centre: otherCentre },
    { department: home, cost: '4300' },
  );
  const changes = [
    {
      was: { ...hours, department: home, jobTitle: 'Waiter' },
      now: { ...hours, department: elsewhere, jobTitle: 'Barista' },
    },
    { was: { ...hours, workCentre: centre }, now: { ...hours, workCentre: otherCentre } },
    { was: { ...hours, costPlace: '4100' }, now: { ...hours, costPlace: '4300' } },
  ].map(({ was, now }) => ({ verdict: 'changed', was, now }));
  expect(await check(moved)).toEqual(changes);
  expect(await check(moved, { asDraft: true })).toEqual(changes);

  await load(moved, { replace: true });
  const back = list({ department: home, job: 'Waiter' }, { centre }, { cost: '4100' });
  expect(await check(back)).toEqual(changes.map(({ was, now }) => ({ verdict: 'changed', was: now, now: was })));
});

it('is compared with the drafts where it becomes drafts', async () => {
  await load(list({ department: elsewhere, job: 'Barista' }), { asDraft: true });
  const [back] = await check(list({ department: home, job: 'Waiter' }), { asDraft: true });
  expect(back).toEqual({
    verdict: 'changed',
    was: { ...hours, department: elsewhere, jobTitle: 'Barista' },
    now: { ...hours, department: home, jobTitle: 'Waiter' },
  });
});

it('a grid says it of a shift that goes to another line', async () => {
  const grid = (own: string, other: string) => [
    ['Code', 'Name', 'Job title', 'Department', '4/3/2047', '5/3/2047'],
    [person.code, person.name, 'Waiter', home, own, '7-15'],
    [person.code, person.name, 'Barista', elsewhere, other, ''],
  ];
  await load(grid('7-15', ''));
  expect(await check(grid('', '7-15'))).toEqual([
    { verdict: 'already there', was: undefined, now: hours },
    {
      verdict: 'changed',
      was: { ...hours, department: home, jobTitle: 'Waiter' },
      now: { ...hours, department: elsewhere, jobTitle: 'Barista' },
    },
  ]);
});

it('a shift that is new, or goes, says what its person does not have anyhow', async () => {
  const away = { ...hours, department: elsewhere, jobTitle: 'Barista', workCentre: otherCentre, costPlace: '4300' };
  const lines = list(
    { department: elsewhere, job: 'Barista', centre: otherCentre, cost: '4300' },
    { department: home, job: 'Waiter', centre, cost: '4100' },
  );
  expect(await load(lines)).toEqual([
    { verdict: 'added', was: undefined, now: away },
    { verdict: 'added', was: undefined, now: hours },
  ]);
  const grid = [
    ['Code', 'Name', '4/3/2047', '5/3/2047'],
    [person.code, person.name, '', ''],
  ];
  expect(await check(grid)).toEqual([
    { verdict: 'removed', was: away, now: undefined },
    { verdict: 'removed', was: hours, now: undefined },
  ]);
});

it('somebody new says the department only where it is not that of their first row', async () => {
  const [, ...lines] = list({ department: home }, { department: elsewhere });
  const ofNew = lines.map((line) => ['NEW1', 'Νέα Ρήγα'].concat(line.slice(2)));
  const rows = await check([heading, ...ofNew], { replace: false });
  expect(rows.map(({ now }) => now)).toEqual([hours, { ...hours, department: elsewhere }]);
});
