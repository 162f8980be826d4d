import { comingSoonContract } from '@horae/contract/demo-apps/coming-soon.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { startTestApp, type TestApp } from '#test/start-test-app';

const at = '2031-05-01T08:00:00.000Z';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ environment: { COMING_SOON_AT: at } });
});
afterAll(() => api.stop());

const notify = (email: string) => api.asNobody(comingSoonContract.notify, { body: { email } });

it('keeps one mail an address, to be sent when the date has come', async () => {
  const first = await notify('Eleni@hotel.example');
  const [again, twice] = await Promise.all([notify('eleni@hotel.example'), notify('ELENI@hotel.example')]);

  expect([first.status, again.status, twice.status]).toEqual([201, 201, 201]);
  expect(first.body).toEqual({ at });
  const kept = await api.database.db.select().from(mailOutbox).where(eq(mailOutbox.to, 'eleni@hotel.example'));
  expect(kept.map(({ nextAttemptAt, sentAt }) => [nextAttemptAt.toISOString(), sentAt])).toEqual([[at, null]]);
});

it.each(['', 'eleni', 'a@b'])('refuses the address "%s"', async (email) => {
  const answer = await notify(email);

  expect([answer.status, answer.text.includes('email')]).toEqual([400, true]);
});
