import { sessionContract as session } from '@horae/contract/core/session.contract';
import { twoStepContract as twoStep } from '@horae/contract/core/two-step.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#platform/attempts/attempts.table';
import { activeAccount, password } from '#test/accounts';
import { softPasskey } from '#test/soft-passkey';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { ticketFor } from '#test/two-step';
import { passkeyChallenges } from './two-step.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
beforeEach(() => api.database.db.delete(attempts));

async function accountWithPasskey(email: string) {
  const { session: own } = await activeAccount(api, email);
  const call = api.as(own.accessToken);
  const passkey = softPasskey();
  const { options } = (await call(twoStep.beginPasskey)).body;
  const added = await call(twoStep.addPasskey, {
    body: { name: 'Office computer', passkey: passkey.register(options) },
  });
  expect(added.status, added.text).toBe(201);
  return { call, passkey, added: added.body };
}
const optionsFor = async (ticket: string) =>
  (await api.asNobody(twoStep.secondStepPasskey, { body: { ticket } })).body.options;
const second = (ticket: string, passkey: ReturnType<ReturnType<typeof softPasskey>['answer']>) =>
  api.asNobody(twoStep.secondStep, { body: { ticket, passkey } });

describe('a passkey', () => {
  it('is added with a name, switches two-step verification on, and is the second step of a login', async () => {
    const { call, passkey, added } = await accountWithPasskey('passkey@hotel.gr');
    expect(added.recoveryCodes).toHaveLength(10);
    expect(added.twoStep).toMatchObject({
      isOn: true,
      hasApp: false,
      passkeys: [{ name: 'Office computer', lastUsedAt: null }],
    });

    const { body } = await api.asNobody(session.login, { body: { email: 'passkey@hotel.gr', password } });
    expect(body.error.methods).toEqual(['passkey', 'recovery-code']);
    const ticket = String(body.error.ticket);
    const options = await optionsFor(ticket);
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] });

    expect((await second(ticket, passkey.answer(options))).status).toBe(200);
    expect((await call(twoStep.read)).body.passkeys[0]!.lastUsedAt).not.toBeNull();
  });

  it('answers a challenge once, and only that of its own ticket', async () => {
    const { passkey } = await accountWithPasskey('once@hotel.gr');
    const [one, other] = [await ticketFor(api, 'once@hotel.gr'), await ticketFor(api, 'once@hotel.gr')];
    const options = await optionsFor(one);

    expect((await second(other, passkey.answer(options))).status).toBe(400);
    const burst = await Promise.all(
      [passkey.answer(options), passkey.answer(options)].map((answer) => second(one, answer)),
    );
    // The slower one meets a used challenge, or the ticket that the faster one has used up already.
    const [taken, refused] = burst.map(({ status }) => status).toSorted();
    expect([taken, [400, 401].includes(refused!)]).toEqual([200, true]);
    expect((await second(other, passkey.answer(options))).body.error.fields?.[0]?.path).toBe('passkey');
  });

  it('cannot answer a challenge after five minutes', async () => {
    const { passkey } = await accountWithPasskey('late@hotel.gr');
    const ticket = await ticketFor(api, 'late@hotel.gr');
    const options = await optionsFor(ticket);
    await api.database.db.update(passkeyChallenges).set({ expiresAt: sql`now()` });

    expect((await second(ticket, passkey.answer(options))).status).toBe(400);
  });

  it('of another account, of another site, or with another key is refused', async () => {
    await accountWithPasskey('first@hotel.gr');
    const { passkey: foreign } = await accountWithPasskey('other@hotel.gr');
    const ticket = await ticketFor(api, 'first@hotel.gr');

    expect((await second(ticket, foreign.answer(await optionsFor(ticket)))).status).toBe(400);
    for (const passkey of [
      softPasskey(),
      softPasskey({ origin: 'https://phisher.example', host: 'phisher.example' }),
    ]) {
      const options = await optionsFor(ticket);
      const [{ id } = { id: '' }] = options.allowCredentials as { id: string }[];
      expect((await second(ticket, { ...passkey.answer(options), id, rawId: id })).status).toBe(400);
    }
  });

  it('with a counter that does not grow is refused: there is a copy of it', async () => {
    const { passkey } = await accountWithPasskey('copy@hotel.gr');
    const ticket = await ticketFor(api, 'copy@hotel.gr');
    expect((await second(ticket, passkey.answer(await optionsFor(ticket)))).status).toBe(200);
    passkey.state.counter -= 1;

    const later = await ticketFor(api, 'copy@hotel.gr');
    expect((await second(later, passkey.answer(await optionsFor(later)))).status).toBe(400);
    expect((await second(later, passkey.answer(await optionsFor(later)))).status).toBe(200);
  });

  it('is added only with the challenge of its session, once, and not by a second account', async () => {
    const { call, passkey } = await accountWithPasskey('add@hotel.gr');
    const { session: own } = await activeAccount(api, 'thief@hotel.gr');
    const thief = api.as(own.accessToken);
    const { options } = (await call(twoStep.beginPasskey)).body;
    const add = (as: typeof call, answer: ReturnType<typeof passkey.register>) =>
      as(twoStep.addPasskey, { body: { name: 'Phone', passkey: answer } });

    expect((await add(thief, softPasskey().register(options))).status).toBe(400);
    expect((await add(call, softPasskey().register(options))).status).toBe(201);
    expect((await add(call, softPasskey().register(options))).status).toBe(400);
    const again = (await thief(twoStep.beginPasskey)).body.options;
    expect((await add(thief, passkey.register(again))).status).toBe(409);
  });

  it('is removed by its owner only; the last one switches two-step verification off', async () => {
    const { call, added } = await accountWithPasskey('remove@hotel.gr');
    const { call: other } = await accountWithPasskey('another@hotel.gr');
    const { id } = added.twoStep.passkeys[0]!;

    expect((await other(twoStep.removePasskey, { body: { id } })).status).toBe(404);
    expect((await call(twoStep.removePasskey, { body: { id } })).body).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect((await api.login('remove@hotel.gr', password)).accessToken).toBeDefined();
  });

  it.each([
    ['of no text', { clientDataJSON: 'xx' }],
    ['with a broken signature', { signature: '!' }],
    ['with broken data', { authenticatorData: 'AAAA' }],
  ])('answer %s is refused', async (what, broken) => {
    const email = `${what.replaceAll(' ', '.')}@hotel.gr`;
    const { passkey } = await accountWithPasskey(email);
    const ticket = await ticketFor(api, email);
    const answer = passkey.answer(await optionsFor(ticket));

    const { status } = await second(ticket, { ...answer, response: { ...answer.response, ...broken } });

    expect(status).toBe(400);
  });
});
