import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import { inTransaction } from '#platform/database';
import { takePunches } from '../../../clocking';
import { type DeclaringTest, declaringTest, hotel } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
  // Punches after this have cards.
  await test.send();
});
afterAll(() => test.stop());

const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);
let count = 0;
async function punch(employeeId: number, at: Date, direction: 'in' | 'out' | null, more: object = {}) {
  count += 1;
  const key = `card-test-${count}`;
  const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
  const [added] = await inTransaction(test.db, (tx) =>
    takePunches(tx, zone, [{ employeeId, at, direction, source: 'web', key, ...more }]),
  );
  return added!.id;
}
const cards = () => test.simulator.accepted().filter(({ code }) => code === 'WRKCardSE');

describe('work cards', () => {
  it('go out once a punch, with the very instant, and not again', async () => {
    const id = test.ids[0]!;
    const at = minutesAgo(3);
    await punch(id, at, 'in');

    await test.send();
    await test.send();

    expect(await test.rows(id)).toMatchObject([{ kind: 'workCard', state: 'accepted' }]);
    const { people } = (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body;
    const [row] = await test.rows(id);
    expect(people.find((one) => one.id === id)).toMatchObject({ card: 'sent', protocol: row!.protocol });
    expect(cards()).toHaveLength(1);
    expect(cards()[0]!.message).toMatchObject({
      cards: [{ events: [{ direction: 'in', at: at.getTime(), person: { taxNumber: test.numberOf(id) } }] }],
    });
  });

  it('a second tap has none', async () => {
    const id = test.ids[1]!;
    const at = minutesAgo(2);
    await punch(id, at, 'in');
    await punch(id, new Date(at.getTime() + 20_000), 'in');
    await test.send();

    expect(await test.rows(id)).toHaveLength(1);
  });

  it('nobody in a position of responsibility has one, and none is missed', async () => {
    const id = test.ids[5]!;
    const { companyId, employeeId, fromDay } = employeeContracts;
    const terms = { specialRules: 'responsible' as const };
    await test.contract(id, terms).onConflictDoUpdate({ target: [companyId, employeeId, fromDay], set: terms });
    await punch(id, minutesAgo(2), 'in');
    await test.send();

    expect(await test.rows(id)).toEqual([]);
    const { people } = (await test.api.asAdmin(contract.onDuty, { query: { hotel } })).body;
    expect(people.find((one) => one.id === id)).toMatchObject({ card: 'notNeeded' });
  });

  it('late ones wait for a person, who chooses a reason or leaves them', async () => {
    const id = test.ids[2]!;
    await punch(id, minutesAgo(40), 'in');
    await test.send();
    const [late] = await test.list({ state: 'rejected' });
    expect(late).toMatchObject({ kind: 'workCard', needsReason: true, attempts: 0 });

    const without = { hotel, id: late!.id, version: late!.version };
    await test.api.asAdmin(contract.resubmit, { body: { ...without, lateReason: 'powerOrTelecom' } });
    expect((await test.api.asAdmin(contract.resubmit, { body: without })).status).toBe(409);
    await test.send();
    expect(await test.rows(id)).toMatchObject([{ state: 'accepted' }]);

    await punch(id, minutesAgo(30), 'out');
    await test.send();
    const [other] = await test.list({ state: 'rejected' });
    const named = { hotel, id: other!.id, version: other!.version };
    expect((await test.api.asAdmin(contract.drop, { body: { ...named, reason: ' ' } })).status).toBe(400);
    await test.api.asAdmin(contract.drop, { body: { ...named, reason: 'Forgotten at the clock' } });
    await test.send();
    expect(await test.rows(id)).toMatchObject([{ state: 'accepted' }, { state: 'superseded', protocol: null }]);
  });

  it('of a corrected punch only the correction has one', async () => {
    const id = test.ids[3]!;
    const old = await punch(id, minutesAgo(5), 'in');
    await punch(id, minutesAgo(4), 'in', {
      source: 'correction',
      replaces: old,
      reason: 'Wrong minute',
      authorId: 1,
    });
    await test.send();

    expect(await test.rows(id)).toHaveLength(1);
  });

  it('none go out while sending is switched off', async () => {
    const id = test.ids[4]!;
    const { body } = await test.api.asAdmin(contract.settings, { query: { hotel } });
    const { target, baseUrl, branch, username, userType, version } = body.settings;
    const form = { hotel, target, baseUrl, branch, username, userType };
    await test.api.asAdmin(contract.saveSettings, { body: { ...form, version, isSending: false } });
    await punch(id, minutesAgo(1), 'in');
    await test.send();
    expect(await test.rows(id)).toEqual([]);

    await test.api.asAdmin(contract.saveSettings, { body: { ...form, version: version + 1, isSending: true } });
    await test.send();
    expect(await test.rows(id)).toEqual([]);
  });
});

it('the card of a person whose surname nobody told waits, and goes out once it is entered', async () => {
  const id = test.ids[0]!;
  const named = (surname: string, firstName: string, isNameConfirmed: boolean) =>
    test.db
      .update(employees)
      .set({ surname, firstName, surnameGreek: '', firstNameGreek: '', isNameConfirmed })
      .where(eq(employees.id, id));
  await named('Δοκιμάκη', 'Γεωργίου Νεφέλη', false);
  await punch(id, minutesAgo(0), 'out');
  await test.send();
  const waiting = (await test.list({ state: 'rejected' })).find(({ employee }) => employee?.id === id)!;
  expect(waiting.refusal).toContain('Confirm the surname of Δοκιμάκη Γεωργίου Νεφέλη');

  await named('Δοκιμάκη Γεωργίου', 'Νεφέλη', true);
  const { id: message, version } = waiting;
  await test.api.asAdmin(contract.resubmit, { body: { hotel, id: message, version } });
  await test.send();
  expect((await test.rows(id)).find((row) => row.id === message)!.state).toBe('accepted');
});
