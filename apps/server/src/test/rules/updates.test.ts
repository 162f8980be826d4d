import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';
import type { Subject } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const subjects: Subject[] = [
  {
    name: 'task',
    change: (api, fields) => api.asAdmin(todo.update, { body: { task: { id: 1, ...fields } } }),
    read: async (api) => (await api.asAdmin(todo.one, { query: { id: 1 } })).body.task,
    first: { title: 'Other' },
    second: { isImportant: false },
  },
  {
    name: 'event',
    change: (api, fields) => api.asAdmin(calendar.update, { body: { event: { id: 1, ...fields } } }),
    read: async (api) => (await api.asAdmin(calendar.one, { query: { id: 1 } })).body.event,
    first: { title: 'Other' },
    second: { url: 'https://hotel.example/menu' },
  },
  {
    name: 'mail',
    change: (api, fields) => api.asAdmin(email.update, { body: { emailIds: [1], dataToUpdate: fields } }),
    read: async (api) => (await api.asAdmin(email.one, { query: { id: 1 } })).body,
    first: { isStarred: true },
    second: { isRead: true },
  },
  ...Object.values(import.meta.glob<Subject[]>('./*/updates.cases.ts', { eager: true, import: 'cases' })).flat(),
];

describe('an update', () => {
  it.each(subjects)('of a $name changes only the fields sent, and the last one wins', async (subject) => {
    const { change, read, first, second } = subject;
    const before = await read(api);

    expect((await change(api, first)).status).toBe(200);
    expect(await read(api)).toEqual({ ...before, ...first });
    expect((await change(api, second)).status).toBe(200);
    expect(await read(api)).toEqual({ ...before, ...first, ...second });
    expect((await change(api, first)).status).toBe(200);
    expect(await read(api)).toEqual({ ...before, ...first, ...second });
  });

  it.each(subjects)('of a $name loses nothing to a concurrent update of another field', async (subject) => {
    const { change, read, first, second } = subject;

    const answers = await Promise.all([
      change(api, first),
      change(api, second),
      change(api, first),
      change(api, second),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(api)).toMatchObject({ ...first, ...second });
  });

  it('among concurrent ones leaves the complete result of one', async () => {
    const titles = Array.from({ length: 8 }, (_, n) => `Title ${n}`);

    await Promise.all(titles.map((title) => api.asAdmin(todo.update, { body: { task: { id: 2, title } } })));

    const { body } = await api.asAdmin(todo.one, { query: { id: 2 } });
    expect(titles).toContain(body.task.title);
  });

  it('may contain unknown fields, which are ignored', async () => {
    const more = { unknown: [1], accountId: 2, position: 0, createdAt: 'now' };

    for (const { change, read, name } of subjects.filter((subject) => subject.name !== 'mail')) {
      const before = await read(api);
      expect([name, (await change(api, more)).status, await read(api)]).toEqual([name, 200, before]);
    }
  });
});

describe('HTML', () => {
  const html = ' <p onclick="x()">Καλημέρα &amp; <b>όλοι</b><script>x()</script></p>\n';

  it('is stored as it was sent', async () => {
    const task = await api.asAdmin(todo.add, { body: { task: { title: html, description: html } } });

    expect(task.body.task).toMatchObject({ title: html, description: html });
  });
});
