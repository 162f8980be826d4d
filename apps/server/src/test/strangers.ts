import { sessionContract as session } from '@horae/contract/core/session.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { chosen, tokenTo } from './accounts';
import type { TestApp } from './start-test-app';
import { unchecked } from './unchecked';

export type Call = TestApp['asAdmin'];

/** What people do who come from the internet, and what reaches whom. */
export function strangersOf(api: TestApp) {
  const register = (email: string) => api.asNobody(session.register, { body: { email, ...chosen } });
  const confirm = (token: string) => api.asNobody(session.confirmEmail, { body: { token } });
  return {
    register,
    confirm,
    /** Registers an address; confirms it with the link posted there if asked. */
    async stranger(email: string, { isConfirmed = false } = {}): Promise<Call> {
      const { status, body } = await register(email);
      expect(status).toBe(201);
      if (isConfirmed) expect((await confirm(await tokenTo(api, email.toLowerCase()))).status).toBe(200);
      return api.as(body.accessToken);
    },
    send: (call: Call, to: string, more: object = {}) =>
      call(unchecked(emailContract.send), { body: { email: { to: [{ name: '', email: to }], ...more } } }),
    inbox: async (call: Call, q: string) => (await call(emailContract.list, { query: { q } })).body.emails,
    outbox: (to: string) =>
      api.database.db
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(eq(mailOutbox.to, to))
        .orderBy(asc(mailOutbox.id)),
  };
}
