import { sessionContract as contract } from '@horae/contract/core/session.contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { activeAccount, chosen } from '#test/accounts';
import { subjectsOf } from '#test/notices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { tellInTheNameOf } from '../../../tell';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const logIn = (email: string) => api.asNobody(contract.login, { body: { email, password: chosen.password } });
const subjectsTo = async (email: string) => {
  const { id, to, subject } = mailOutbox;
  const mails = await api.database.db.select({ subject }).from(mailOutbox).where(eq(to, email)).orderBy(desc(id));
  return mails.map((mail) => mail.subject);
};

it('the language of an account comes back with each login, and its mails are written in it', async () => {
  const email = 'ellinika@hotel.example';
  const { session } = await activeAccount(api, email);
  expect((await logIn(email)).body.language).toBeUndefined();

  await api.as(session.accessToken)(contract.setLanguage, { body: { language: 'el' } });

  expect((await logIn(email)).body.language).toBe('el');
  await api.asNobody(contract.requestReset, { body: { email } });
  await expect.poll(() => subjectsTo(email)).toContainEqual('Νέος κωδικός για το Horae');
});

it('who has chosen Albanian gets mails in English', async () => {
  const email = 'shqip@hotel.example';
  const { session } = await activeAccount(api, email);

  await api.as(session.accessToken)(contract.setLanguage, { body: { language: 'sq' } });

  expect((await logIn(email)).body.language).toBe('sq');
  await api.asNobody(contract.requestReset, { body: { email } });
  await expect.poll(() => subjectsTo(email)).toContainEqual('Reset your Horae password');
});

it('each reader of a notice gets it in the chosen language, others in the usual one', async () => {
  const [greek, other] = [
    await activeAccount(api, 'greek@hotel.example'),
    await activeAccount(api, 'any@hotel.example'),
  ];
  await api.as(greek.session.accessToken)(contract.setLanguage, { body: { language: 'el' } });
  const notice = {
    on: 'always' as const,
    by: [],
    subject: 'News',
    lines: ['One line'],
    links: [],
    greek: { subject: 'Νέα', lines: ['Μία γραμμή'], links: [] },
  };
  for (const usualLanguage of ['en', 'el'] as const)
    for (const to of [greek.id, other.id])
      await inTransaction(api.database.db, (tx) =>
        tellInTheNameOf({ appName: 'Horae', usualLanguage }, () => 'http://localhost')(tx, { ...notice, to }),
      );

  expect(await subjectsOf(api.as(greek.session.accessToken))).toEqual(['Νέα', 'Νέα']);
  expect(await subjectsOf(api.as(other.session.accessToken))).toEqual(['Νέα', 'News']);
});
