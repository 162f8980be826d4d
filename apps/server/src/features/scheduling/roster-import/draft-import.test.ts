import { importsContract } from '@horae/contract/people/imports.contract';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeAccount, wholeHotel } from '#test/accounts';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { companies } from '../../people/organisation/organisation.table';
import { planSteps, rosterDrafts } from '../planning/planning.table';
import { readStaff, removeRosterFrom } from '../planning/roster-fixture';
import { leaves, shifts } from '../shifts/shifts.table';

const hotel = 1003;
const week = { hotel, first: '2031-06-02', last: '2031-06-08' };
let api: TestApp;
let token: string;
const nobody = { id: 0, code: '', name: '' };
let [maria, petros] = [nobody, nobody];
let names: Map<string, string>;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  const two = await readStaff(api, hotel, { take: 2, skip: 12 });
  [maria, petros] = [two[0]!, two[1]!];
  names = new Map(two.map(({ code, name }) => [code, name]));
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const table of [rosterDrafts, planSteps]) await api.database.db.delete(table);
  await removeRosterFrom(api, '2031-01-01');
});

/** A grid of this week: a line of cells for each code. */
const grid = (lines: Record<string, string[]>) =>
  [
    ['Κωδ.', 'Ονοματεπώνυμο', ...Array.from({ length: 7 }, (_, day) => `${day + 2}/6/2031`)],
    ...Object.entries(lines).map(([code, cells]) => [code, names.get(code) ?? 'Νέα Ζωή'].concat(cells)),
  ]
    .map((line) => line.join(';'))
    .join('\n');
async function run(lines: Record<string, string[]>, more: object = {}, as = token) {
  const sent = await sendFile(api, token, 'attachment', Buffer.from(grid(lines)), 'week.csv');
  const file = sent.body.upload?.address ?? '';
  return api.as(as)(unchecked(rosterImportContract.run), { body: { hotel, file, dryRun: false, ...more } });
}
const drafts = async () => (await api.asAdmin(planning.read, { query: week })).body.drafts;
const published = async (employeeId: number) =>
  (
    await api.database.db
      .select({ at: sql<string>`to_char(${shifts.startsAt} at time zone 'Europe/Athens', 'DD HH24')` })
      .from(shifts)
      .where(
        and(
          eq(shifts.companyId, hotel),
          eq(shifts.employeeId, employeeId),
          gte(shifts.startsAt, new Date('2031-01-01')),
        ),
      )
      .orderBy(asc(shifts.startsAt))
  ).map(({ at }) => at);
const lawful = ['8-16', '8-16', '8-16', '8-16', '8-16', 'ΡΕΠΟ', 'ΡΕΠΟ'];
const short = ['15-23', '7-15', '8-16', '8-16', '8-16', 'ΡΕΠΟ', 'ΡΕΠΟ'];

describe('a roster imported as a draft', () => {
  it('waits in the plan, is undone by one step there, and is published like any draft', async () => {
    const { body } = await run({ [maria.code]: lawful }, { asDraft: true });
    expect([body.isWritten, body.unlawful]).toEqual([true, 0]);
    expect(await published(maria.id)).toEqual([]);
    expect(await drafts()).toHaveLength(7);

    const { steps } = (await api.asAdmin(planning.read, { query: week })).body;
    const undone = await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: false } });
    expect([undone.status, await drafts()]).toEqual([200, []]);
    await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: true } });
    const seen = (await drafts()).map(({ id, version }) => ({ id, version }));
    expect((await api.asAdmin(unchecked(planning.publish), { body: { ...week, drafts: seen } })).status).toBe(200);
    expect(await published(maria.id)).toEqual(['02 08', '03 08', '04 08', '05 08', '06 08']);
  });

  it('comes back as its changes alone, compared with the drafts', async () => {
    await run({ [maria.code]: lawful }, { asDraft: true });
    const moved = ['9-17', ...lawful.slice(1, 5), '8-16', 'ΡΕΠΟ'];
    const again = await run({ [maria.code]: moved }, { asDraft: true, replace: true });
    const changed = again.body.rows.filter(({ verdict }) => verdict !== 'already there');
    expect(changed.map(({ verdict, day }) => `${verdict} ${day}`)).toEqual([
      'changed 2031-06-02',
      'changed 2031-06-07',
    ]);
    const now = await drafts();
    expect(now.flatMap(({ item }) => (item && !item.allDay ? [item.start.slice(8, 13)] : [])).sort()).toEqual([
      '02T09',
      '03T08',
      '04T08',
      '05T08',
      '06T08',
      '07T08',
    ]);
    expect((await run({ [maria.code]: moved }, { asDraft: true, replace: true })).body.rows).not.toContainEqual(
      expect.objectContaining({ verdict: 'added' }),
    );
  });

  it('leaves what is published as it is until it is published itself, also a leave that it cuts', async () => {
    await run({ [maria.code]: ['ΑΔ', 'ΑΔ', 'ΑΔ', 'ΑΔ', 'ΑΔ', 'ΑΔ', 'ΑΔ'] });
    const { body } = await run(
      { [maria.code]: ['ΑΔ', 'ΑΔ', '8-16', 'ΑΔ', 'ΑΔ', 'ΑΔ', 'ΑΔ'] },
      { asDraft: true, replace: true },
    );
    expect(body.isWritten).toBe(true);
    const stored = await api.database.db
      .select({ first: leaves.firstDay, last: leaves.lastDay })
      .from(leaves)
      .where(and(eq(leaves.companyId, hotel), gte(leaves.lastDay, '2031-01-01')));
    expect(stored).toEqual([{ first: '2031-06-02', last: '2031-06-08' }]);
    const planned = (await drafts()).map(
      ({ item }) => item && [item.typeOfShift, item.start.slice(8, 10), item.end.slice(8, 10)],
    );
    expect(planned.sort()).toEqual([
      ['AnnualLeave', '02', '04'],
      ['AnnualLeave', '05', '09'],
      ['Regular', '04', '04'],
    ]);
  });

  it('brings new people at once, who go again with the import once its drafts are undone', async () => {
    const { body } = await run({ NEW77: lawful, [maria.code]: lawful }, { asDraft: true, answers: await newcomer() });
    expect([body.isWritten, body.newEmployees]).toEqual([true, 1]);
    const [one] = (await api.asAdmin(importsContract.list, { query: { hotel, kind: 'roster' } })).body.imports;
    expect(one).toMatchObject({ added: 0, newPeople: 1, mayBeUndone: true });
    const undo = () => api.asAdmin(importsContract.undo, { body: { hotel, id: one!.id } });
    expect((await undo()).body.error.message).toContain('Νέα Ζωή has drafts of the roster');
    const { steps } = (await api.asAdmin(planning.read, { query: week })).body;
    await api.asAdmin(planning.undo, { body: { ...week, step: steps.undo!, again: false } });
    expect((await undo()).status).toBe(200);
  });

  async function newcomer() {
    const { body } = await run({ NEW77: lawful, [maria.code]: lawful }, { dryRun: true });
    return body.questions.map(({ of, value }) => ({ of, value, meaning: { kind: 'new' } }));
  }
});

describe('a roster imported against the law', () => {
  it('is published only with a reason, which the history shows', async () => {
    const dry = await run({ [maria.code]: short }, { dryRun: true });
    expect(dry.body).toMatchObject({
      unlawful: 1,
      unlawfulFirst: [{ kind: 'planRest', employeeId: maria.id, day: '2031-06-03', measured: 480, limit: 660 }],
    });
    const refused = await run({ [maria.code]: short });
    expect([refused.status, refused.body.error.fields]).toMatchObject([400, [{ path: 'reason' }]]);
    expect(await published(maria.id)).toEqual([]);

    const written = await run({ [maria.code]: short }, { reason: 'Άφιξη γκρουπ' });
    expect(written.body.isWritten).toBe(true);
    const query = { ...week, at: new Date(Date.now() - 3_600_000).toISOString() };
    const { body } = await api.asAdmin(rosterHistoryContract.read, { query });
    expect(new Set(body.changes.map(({ way, reason }) => `${way} ${reason}`))).toContain('import Άφιξη γκρουπ');
    // What was there already needs no reason again.
    const petrosToo = await run({ [maria.code]: short, [petros.code]: lawful });
    expect(petrosToo.body).toMatchObject({ unlawful: 0, isWritten: true });
  });

  it('becomes a draft without one', async () => {
    const { body } = await run({ [maria.code]: short }, { asDraft: true });
    expect(body).toMatchObject({ isWritten: true, unlawful: 1 });
    expect(await published(maria.id)).toEqual([]);
  });

  it('needs the right to approve, also of who administers the hotel', async () => {
    const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false, mayAdminister: true }];
    const { session } = await activeAccount(api, 'importer@hotel.example', { grants });
    const refused = await run({ [maria.code]: short }, { reason: 'Άφιξη γκρουπ' }, session.accessToken);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN']);
    const drafted = await run({ [maria.code]: short }, { asDraft: true }, session.accessToken);
    expect(drafted.status).toBe(200);
  });

  it('is kept as a draft where rosters need approval, by who may not approve', async () => {
    const set = (needsApproval: boolean) =>
      api.database.db.update(companies).set({ needsApproval }).where(eq(companies.companyId, hotel));
    const grants = [{ ...wholeHotel(hotel), mayPlan: true, mayApprove: false, mayAdminister: true }];
    const { session } = await activeAccount(api, 'submitter@hotel.example', { grants });
    await set(true);
    const refused = await run({ [maria.code]: lawful }, {}, session.accessToken);
    const drafted = await run({ [maria.code]: lawful }, { asDraft: true }, session.accessToken);
    await set(false);
    expect([refused.status, drafted.status, await published(maria.id)]).toEqual([403, 200, []]);
  });
});
