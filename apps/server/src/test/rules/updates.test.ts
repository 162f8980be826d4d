import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

interface Subject {
  name: string;
  /** Changes record 1 by these fields, without naming the state that was seen. */
  change: (fields: object) => Promise<{ status: number }>;
  read: () => Promise<object>;
  /** Pairs of fields that do not concern each other. */
  first: object;
  second: object;
}

const subjects: Subject[] = [
  {
    name: 'task',
    change: (fields) => api.asAdmin(todo.update, { body: { task: { id: 1, ...fields } } }),
    read: async () => (await api.asAdmin(todo.one, { query: { id: 1 } })).body.task,
    first: { title: 'Other' },
    second: { isImportant: false },
  },
  {
    name: 'event',
    change: (fields) => api.asAdmin(calendar.update, { body: { event: { id: 1, ...fields } } }),
    read: async () => (await api.asAdmin(calendar.one, { query: { id: 1 } })).body.event,
    first: { title: 'Other' },
    second: { url: 'https://hotel.example/menu' },
  },
  {
    name: 'card',
    change: (fields) => api.asAdmin(kanban.updateTask, { body: { data: { id: 1, ...fields } } }),
    read: async () => (await api.asAdmin(kanban.task, { query: { id: 1 } })).body.task,
    first: { title: 'Other' },
    second: { labels: ['x'] },
  },
  {
    name: 'mail',
    change: (fields) => api.asAdmin(email.update, { body: { emailIds: [1], dataToUpdate: fields } }),
    read: async () => (await api.asAdmin(email.one, { query: { id: 1 } })).body,
    first: { isStarred: true },
    second: { isRead: true },
  },
];

describe('an update', () => {
  it.each(subjects)('of a $name changes only what is sent, by whoever comes last', async (subject) => {
    const { change, read, first, second } = subject;
    const before = await read();

    expect((await change(first)).status).toBe(200);
    expect(await read()).toEqual({ ...before, ...first });
    expect((await change(second)).status).toBe(200);
    expect(await read()).toEqual({ ...before, ...first, ...second });
    expect((await change(first)).status).toBe(200);
    expect(await read()).toEqual({ ...before, ...first, ...second });
  });

  it.each(subjects)('of a $name loses nothing to one of another field at the same moment', async (subject) => {
    const { change, read, first, second } = subject;

    const answers = await Promise.all([change(first), change(second), change(first), change(second)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read()).toMatchObject({ ...first, ...second });
  });

  it('of many at the same moment leaves one of them, whole', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Name ${n}`);

    await Promise.all(names.map((name) => api.asAdmin(permissions.rename, { body: { id: 2, name } })));

    const { body } = await api.asAdmin(permissions.one, { query: { id: 2 } });
    expect(names).toContain(body.permission.name);
    expect(body.permission.assignedTo).toEqual(['administrator']);
  });

  it('may say more than it is asked, which is ignored', async () => {
    const more = { unknown: [1], accountId: 2, position: 0, createdAt: 'now' };

    for (const { change, read, name } of subjects.filter((subject) => subject.name !== 'mail')) {
      const before = await read();
      expect([name, (await change(more)).status, await read()]).toEqual([name, 200, before]);
    }
  });
});

describe('HTML', () => {
  const html = ' <p onclick="x()">Καλημέρα &amp; <b>όλοι</b><script>x()</script></p>\n';

  it('is stored as it was sent', async () => {
    const task = await api.asAdmin(todo.add, { body: { task: { title: html, description: html } } });
    const card = await api.asAdmin(kanban.addTask, { body: { data: { boardId: 1, title: 'x', description: html } } });

    expect(task.body.task).toMatchObject({ title: html, description: html });
    expect(card.body.task.description).toBe(html);
  });
});
