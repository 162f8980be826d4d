import { calendarContract } from '@horae/contract/office/calendar.contract';
import { chatContract } from '@horae/contract/office/chat.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from './changes-of';
import type { Announced } from './rules/rule-cases';
import { startTestApp, type TestApp } from './start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const event = { title: 'x', start: '2026-01-01' };
const email = { emailIds: [1], dataToUpdate: { folder: 'trash' as const } };

const changes: Announced[] = [
  ['a new task', ['todo:2'], () => api.asClient(todoContract.add, { body: { task: { title: 'x' } } })],
  ['a changed task', ['todo:2'], () => api.asClient(todoContract.update, { body: { task: { id: 1, title: 'x' } } })],
  ['a deleted task', ['todo:2'], () => api.asClient(todoContract.remove, { query: { taskId: 1 } })],
  ['a new event', ['calendar:2'], () => api.asClient(calendarContract.add, { body: { event } })],
  [
    'a changed event',
    ['calendar:2'],
    () => api.asClient(calendarContract.update, { body: { event: { id: 1, url: 'x' } } }),
  ],
  ['a deleted event', ['calendar:2'], () => api.asClient(calendarContract.remove, { query: { id: 1 } })],
  ['a chat marked as seen', ['chat:2'], () => api.asClient(chatContract.open, { query: { id: 1 } })],
  ['a chat that was already seen', [], () => api.asClient(chatContract.open, { query: { id: 1 } })],
  [
    'a message to a linked contact',
    ['chat:1', 'chat:2'],
    () => api.asClient(chatContract.send, { body: { obj: { contact: { id: 10 }, message: 'x' } } }),
  ],
  [
    'a message to another contact',
    ['chat:2'],
    () => api.asClient(chatContract.send, { body: { obj: { contact: { id: 1 }, message: 'x' } } }),
  ],
  [
    'a changed profile',
    ['chat:all'],
    () => api.asClient(chatContract.updateProfile, { body: { profileUser: { about: 'x' } } }),
  ],
  ['moved mails', ['email:2'], () => api.asClient(emailContract.update, { body: email })],
  [
    'a label',
    ['email:2'],
    () => api.asClient(emailContract.toggleLabel, { body: { emailIds: [1], label: 'company' } }),
  ],
  ['a permanently deleted mail', ['email:2'], () => api.asClient(emailContract.remove, { query: { emailIds: '1' } })],
  ['a new draft', ['email:2'], () => api.asClient(emailContract.addDraft, { body: { email: {} } })],
  ['a changed draft', ['email:2'], () => api.asClient(emailContract.updateDraft, { body: { email: { id: 14 } } })],
  [
    'a sent mail',
    ['email:1', 'email:2'],
    () => api.asClient(emailContract.send, { body: { email: { to: [{ email: 'admin@demo.com' }] } } }),
  ],
  ...Object.values(
    import.meta.glob<Announced[]>('./rules/*/changes.cases.ts', { eager: true, import: 'cases' }),
  ).flat(),
];

describe('open browsers are notified of', () => {
  it.each(changes)('%s: %j', async (_what, topics, change) => {
    let status = 0;

    const announced = await changesOf(api, async () => {
      status = (await change(api)).status;
    });

    expect([announced, status < 300]).toEqual([topics, true]);
  });
});
