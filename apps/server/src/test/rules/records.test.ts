import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';
import type { RecordCase } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const ofChat = async () => (await api.asClient(chat.open, { query: { id: 1 } })).body.chat;
const mails = async () => (await api.asClient(email.list, { query: { folder: 'inbox' } })).body.emails;
const contacts = async () => (await api.asClient(chat.people)).body;
const tasks = async () => (await api.asClient(todo.list)).body;

const more = Object.values(import.meta.glob<RecordCase[]>('./*/records.cases.ts', { eager: true, import: 'cases' }));

it.each<RecordCase>([
  ['ProfileUser', async () => (await api.asClient(chat.profile)).body, 'id avatar fullName role about status settings'],
  ['Contact', async () => (await contacts()).contacts, 'id fullName role about avatar status'],
  ['a contact with a chat', async () => (await contacts()).chatsContacts, 'id fullName role about avatar status chat'],
  ['its chat', async () => (await contacts()).chatsContacts.map((one) => one.chat), 'id unseenMsgs lastMessage'],
  ['Chat', ofChat, 'id userId unseenMsgs chat'],
  ['Message', async () => (await ofChat())!.chat, 'message time senderId'],
  ['Task', tasks, 'id title dueDate description assignee tags isCompleted isDeleted isImportant'],
  ['an assignee', async () => (await tasks()).flatMap(({ assignee }) => assignee ?? []), 'fullName avatar'],
  ['Email', mails, 'id from to subject cc bcc message attachments isStarred labels time replies folder isRead'],
  ['a sender', async () => (await mails()).map(({ from }) => from), 'email name avatar'],
  ['an addressee', async () => (await mails()).flatMap(({ to }) => to), 'name email'],
  ['an attachment', async () => (await mails()).flatMap((one) => one.attachments), 'fileName thumbnail url size'],
  [
    'an opened mail',
    async () => (await api.asClient(email.one, { query: { id: (await mails())[0]!.id } })).body,
    'id from to subject cc bcc message attachments isStarred labels time replies folder isRead hasPreviousMail hasNextMail',
  ],
  ['CalEvent', async () => (await api.asClient(calendar.list)).body, 'id url title start end allDay extendedProps'],
  [
    'a page that can be bookmarked',
    async () => (await api.asClient(bookmarks.list)).body.suggestions,
    'id target title link icon isBookmarked',
  ],
  ...more.flat(),
])('%s has exactly its fields', async (_what, read, names, mayHold) => {
  const records = [await read(api)].flat();

  expect(records.length).toBeGreaterThan(0);
  for (const record of records) {
    const current = Object.keys(Object(record)).filter((name) => name !== mayHold);
    expect(current.toSorted()).toEqual(names.split(' ').toSorted());
  }
});
