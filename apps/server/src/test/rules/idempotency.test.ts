import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { startTestApp, type TestApp } from '../start-test-app';
import type { Create } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const creates: Create[] = [
  [chat.send, 'chat_messages', { obj: { contact: { id: 1 }, message: 'x' } }],
  [todo.add, 'todo_tasks', { task: { title: 'x' } }],
  [email.addDraft, 'emails', { email: { subject: 'x' } }],
  [email.send, 'emails', { email: { to: [{ email: 'client@demo.com' }] } }],
  [calendar.add, 'calendar_events', { event: { title: 'x', start: '2026-01-01' } }],
  ...Object.values(import.meta.glob<Create[]>('./*/idempotency.cases.ts', { eager: true, import: 'cases' })).flat(),
];

const countOf = async (table: string) => {
  const { rows } = await api.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]!.n;
};

describe('an Idempotency-Key', () => {
  it.each(creates)('makes $path write to %s once, for repeated and concurrent calls', async (...row) => {
    const [contract, table, body, other = body] = row;
    const send = (key: string, sent: object) =>
      api.asAdmin(unchecked(contract), { body: sent }, { 'idempotency-key': key });
    const before = await countOf(table);

    const first = await send('one', body);
    const written = (await countOf(table)) - before;
    const again = await Promise.all([send('one', body), send('one', body)]);

    expect(first.status, first.text).toBe(201);
    expect(again.map(({ status, text }) => [status, text])).toEqual([
      [201, first.text],
      [201, first.text],
    ]);
    expect((await countOf(table)) - before).toBe(written);
    const another = await send('another', other);
    expect(another.status).toBe(201);
    expect(another.text).not.toBe(first.text);
  });

  it.each(['', 'x'.repeat(101)])('must have 1 to 100 characters: "%s"', async (key) => {
    const { status, body } = await api.asAdmin(
      todo.add,
      { body: { task: { title: 'x' } } },
      { 'idempotency-key': key },
    );

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
  });

  it('is separate for each account', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const event = { title: 'x', start: '2026-01-01' };
    const own = await api.asAdmin(todo.add, { body: { task: { title: 'Of the administrator' } } }, headers);
    const others = await api.asClient(todo.add, { body: { task: { title: 'Of the client' } } }, headers);
    const elsewhere = await api.asAdmin(calendar.add, { body: { event } }, headers);

    expect([own.body.task.title, others.body.task.title]).toEqual(['Of the administrator', 'Of the client']);
    expect(elsewhere.body.event.title).toBe('x');
  });
});
