import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { activeAccount, wholeHotel } from '#test/accounts';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { readStaff } from '../planning/roster-fixture';
import { leaves } from '../shifts/shifts.table';

const hotel = 1003;
const day = '2046-05-01';
let api: TestApp;
let [admin, approver] = ['', ''];
let maria = { id: 0, code: '', name: '' };
beforeAll(async () => {
  api = await startTestApp();
  maria = (await readStaff(api, hotel, { take: 1 }))[0]!;
  const as = async (email: string, mayApprove: boolean) => {
    const grants = [{ ...wholeHotel(hotel), mayAdminister: true, mayPlan: true, mayApprove }];
    return (await activeAccount(api, email, { grants })).session.accessToken;
  };
  [admin, approver] = [await as('files@hotel.example', false), await as('heads@hotel.example', true)];
});
afterAll(() => api.stop());
async function away(type: (typeof kinds)[number]): Promise<void> {
  const { db } = api.database;
  await db.delete(leaves).where(and(eq(leaves.companyId, hotel), gte(leaves.lastDay, '2046-01-01')));
  const leave = { companyId: hotel, employeeId: maria.id, type, firstDay: day, lastDay: day };
  await db.insert(leaves).values({ ...leave, notes: 'flu' });
}
/** Reads a file without writing it. */
async function run(token: string, name: string, bytes: Buffer, more: object = {}) {
  const sent = await sendFile(api, token, 'attachment', bytes, name);
  const file = sent.body.upload?.address ?? '';
  const body = { hotel, file, dryRun: true, ...more };
  const answer = await api.as(token)(unchecked(rosterImportContract.run), { body });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}
const list = (token: string) =>
  run(
    token,
    'roster.csv',
    Buffer.from(`employee code,name,department,start,end,type
${maria.code},${maria.name},Spa,${day} 07:00,${day} 15:00,Regular`),
  );
/** Three days with the leave in the middle. */
function grid(token: string, cells: string[], more: object = {}) {
  const book = utils.book_new();
  const head = ['Κωδ.', '30/4/2046', '1/5/2046', '2/5/2046'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, [maria.code, ...cells]]), 'Φύλλο');
  return run(token, 'grid.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, more);
}
const kinds = ['SickLeave', 'UnpaidLeave', 'AnnualLeave'] as const;

it('work in a list, and work or a day off in a grid, do not tell why somebody is away', async () => {
  const files = [
    list,
    (token: string) => grid(token, ['', '7-15', '']),
    (token: string) => grid(token, ['', 'ΡΕΠΟ', '']),
  ];
  for (const file of files) {
    const told = new Set<string>();
    for (const kind of kinds) {
      await away(kind);
      told.add(JSON.stringify((await file(admin)).body.rows));
    }
    expect([...told]).toEqual([expect.stringContaining(`away on ${day} (Absent)`)]);
    expect((await file(approver)).text).toContain(`away on ${day} (Annual leave)`);
  }
});

it('neither a kind of leave in a file, nor what a file takes off, tells it', async () => {
  const told = new Set<string>();
  for (const kind of kinds) {
    await away(kind);
    const { body } = await grid(admin, ['', 'ΑΔΕΙΑ', '']);
    expect(body.rows.map(({ verdict, sentence }) => [verdict, sentence])).toEqual([['already there', '']]);
    const taken = await grid(admin, ['7-15', '', '7-15'], { replace: true });
    told.add(JSON.stringify(taken.body.rows));
    expect(taken.body.rows.find(({ verdict }) => verdict === 'removed')).toMatchObject({
      day,
      was: { type: 'DayOff' },
    });
    expect(taken.text).not.toContain('flu');
    const seen = (await grid(approver, ['7-15', '', '7-15'], { replace: true })).body.rows;
    expect(seen.find(({ verdict }) => verdict === 'removed')).toMatchObject({ was: { type: kind } });
  }
  expect(told.size).toBe(1);
});
