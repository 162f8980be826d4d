import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

it('concurrent updates of a permission leave the complete result of one', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `Name ${n}`);

  await Promise.all(names.map((name) => api.asAdmin(permissions.rename, { body: { id: 2, name } })));

  const { body } = await api.asAdmin(permissions.one, { query: { id: 2 } });
  expect(names).toContain(body.permission.name);
  expect(body.permission.assignedTo).toEqual(['administrator']);
});

it('HTML of a card is stored as sent', async () => {
  const html = ' <p onclick="x()">Καλημέρα &amp; <b>όλοι</b><script>x()</script></p>\n';

  const card = await api.asAdmin(kanban.addTask, { body: { data: { boardId: 1, title: 'x', description: html } } });

  expect(card.body.task.description).toBe(html);
});
