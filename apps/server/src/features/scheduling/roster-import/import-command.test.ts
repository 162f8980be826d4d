import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { runCli } from '#test/run-cli';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { planPublications } from '../publications/publications.table';
import { shifts } from '../shifts/shifts.table';

const hotel = 7433;
const reason = 'The relief is ill.';
let api: TestApp;
let lawful: string;
let unlawful: string;
beforeAll(async () => {
  api = await startTestApp();
  const file = async (name: string, ...lines: string[]) => {
    const path = join(api.dataDirectory, name);
    await writeFile(path, ['employee code,name,department,start,end,type', ...lines].join('\n'));
    return path;
  };
  const line = (start: string, end: string) => `C1,Ρούλα Κανάκη,Rooms,${start},${end},Regular`;
  lawful = await file('lawful.csv', line('2030-06-03 08:00', '2030-06-03 16:00'));
  const late = line('2030-06-04 15:00', '2030-06-04 23:00');
  unlawful = await file('unlawful.csv', late, line('2030-06-05 06:00', '2030-06-05 14:00'));
  expect(await run('--name', 'Φάρος', lawful)).toContain('Written.');
  for (const [email, rights] of [
    ['owner@hotel.example', { mayPlan: true, mayAdminister: true }],
    ['planner@hotel.example', { mayPlan: true, mayAdminister: false }],
    ['planning-owner@hotel.example', { mayPlan: true, mayApprove: false, mayAdminister: true }],
  ] as const)
    await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...rights }] });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [rosterDrafts, planSteps]) await db.delete(table);
  await db.delete(shifts).where(and(eq(shifts.companyId, hotel), gte(shifts.startsAt, new Date('2030-06-04'))));
});

const run = (...more: string[]) => runCli(api, 'import', '--hotel', String(hotel), ...more);
const count = (table: typeof shifts | typeof rosterDrafts) => api.database.db.$count(table, eq(table.companyId, hotel));

it('is refused against the law without a reason, with each finding and nothing saved', async () => {
  const printed = await run(unlawful);
  expect(printed).toContain('Against the law: Ρούλα Κανάκη, 2030-06-05: rest before a shift 7:00 h, 11:00 h required');
  expect(printed).toContain('Nothing was saved. Say why the roster is published against the law');
  expect(await count(shifts)).toBe(1);
});

it('says what is against the law in a dry run, too', async () => {
  const printed = await run('--dry-run', unlawful);
  expect(printed).toContain('Against the law: Ρούλα Κανάκη, 2030-06-05');
  expect(printed).not.toContain('--reason');
});

it('keeps the reason', async () => {
  expect(await run('--reason', reason, unlawful)).toContain('Written.');
  expect(await count(shifts)).toBe(3);
  const published = await api.database.db
    .select({ reason: planPublications.reason, accountId: planPublications.accountId })
    .from(planPublications)
    .where(eq(planPublications.companyId, hotel))
    .orderBy(desc(planPublications.id))
    .limit(1);
  expect(published).toEqual([{ reason, accountId: null }]);
});

it('becomes drafts of an account', async () => {
  expect(await run('--as', 'owner@hotel.example', '--draft', unlawful)).toContain('Written.');
  expect(await count(shifts)).toBe(1);
  expect(await count(rosterDrafts)).toBe(2);
});

it('has the rights of the account that is named, not those of the machine', async () => {
  const asPlanner = await run('--as', 'planning-owner@hotel.example', '--reason', reason, unlawful);
  expect(asPlanner).toContain('Only people with the right to approve can publish a roster against the law.');
  for (const nobody of ['planner@hotel.example', 'nobody@hotel.example'])
    expect(await run('--as', nobody, lawful)).toContain(`Nobody who logs in as ${nobody} administers hotel ${hotel}.`);
  expect(await run('--draft', lawful)).toContain('Drafts belong to an account.');
  expect(await count(shifts)).toBe(1);
});

it('asks what a grid leaves open, and writes what became of each row into a file', async () => {
  const grid = join(api.dataDirectory, 'grid.csv');
  await writeFile(grid, 'ΤΜΗΜΑ ROOMS\n,Τρ 4/6/2030,Τε 5/6/2030\nΚΑΝΑΚΗ ΡΟΥΛΑ,8-16,ΩΩ\n');
  expect(await run(grid)).toMatch(/Question: (?:what this code stands for:|who this is:) “/);
  const report = join(api.dataDirectory, 'report.csv');
  await run('--report', report, '--dry-run', lawful);
  expect(await readFile(report, 'utf8')).toContain('already there');
});

it('says of a row that changes a shift what it was and what it becomes', async () => {
  const path = (name: string) => join(api.dataDirectory, name);
  const times = '2030-06-03 08:00,2030-06-03 16:00';
  const heading = 'employee code,name,department,start,end,type';
  await writeFile(path('bar.csv'), `${heading}\nC2,Άννα Δήμου,Pool Bar,${times},Regular`);
  await run(path('bar.csv'));
  await writeFile(path('moved.csv'), `Who,Where,Cost,Break,From,Until\nC1,Pool Bar,4300,30,${times}`);
  const columns = { department: 'Where', costPlace: 'Cost', breakMinutes: 'Break', start: 'From', end: 'Until' };
  await writeFile(path('map.json'), JSON.stringify({ employeeCode: 'Who', ...columns }));
  const mapped = ['--map', path('map.json'), '--report', path('moved-report.csv'), path('moved.csv')];
  expect(await run('--replace', '--dry-run', ...mapped)).toContain(
    'line 2: changed, was 08:00-16:00 Regular, Rooms, no break; now 08:00-16:00 Regular, Pool Bar, charged to 4300, 30 min break.',
  );
  expect(await readFile(path('moved-report.csv'), 'utf8')).toContain('"08:00-16:00 Regular, Rooms, no break"');
});
