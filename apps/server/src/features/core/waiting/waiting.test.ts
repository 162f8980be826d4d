import { waitingContract } from '@horae/contract/core/waiting.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const waiting = async (day: string) => (await api.asClient(waitingContract.count, { query: { day } })).body;

it('counts what the mailbox and the chat count', async () => {
  const { unreadMails, unseenMessages } = await waiting('2026-01-01');

  const { emailsMeta } = (await api.asClient(emailContract.list, { query: { folder: 'inbox' } })).body;
  const { chatsContacts } = (await api.asClient(chatContract.people)).body;
  expect(unreadMails).toBe(emailsMeta.inbox);
  expect(unseenMessages).toBe(chatsContacts.reduce((total, { chat }) => total + chat.unseenMsgs, 0));
  expect(unreadMails * unseenMessages).toBeGreaterThan(0);
});

it('counts open tasks of this account that are due by the day', async () => {
  const add = async (dueDate: string | null) =>
    (await api.asClient(todoContract.add, { body: { task: { title: 'Due', dueDate } } })).body.task.id;
  const before = (await waiting('1999-06-15')).dueTasks;
  const id = await add('1999-06-15');
  const late = await add('1999-06-15T22:00');
  await add('1999-06-16');
  await add(null);

  expect(before).toBe(0);
  expect((await waiting('1999-06-14')).dueTasks).toBe(0);
  expect((await waiting('1999-06-15')).dueTasks).toBe(2);
  await api.asClient(todoContract.update, { body: { task: { id, isCompleted: true } } });
  expect((await waiting('1999-06-15')).dueTasks).toBe(1);
  await api.asClient(todoContract.remove, { query: { taskId: late } });
  expect((await waiting('1999-06-15')).dueTasks).toBe(0);
  expect((await api.asAdmin(waitingContract.count, { query: { day: '1999-06-15' } })).body.dueTasks).toBe(0);
});

it.each(['', 'today', '2026-02-30'])('refuses the day "%s"', async (day) => {
  const answer = await api.asClient(waitingContract.count, { query: { day } });

  expect([answer.status, answer.text.includes('day')]).toEqual([400, true]);
});
