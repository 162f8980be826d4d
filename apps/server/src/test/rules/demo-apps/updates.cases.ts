import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import type { Subject } from '../rule-cases';

export const cases: Subject[] = [
  {
    name: 'card',
    change: (api, fields) => api.asAdmin(kanban.updateTask, { body: { data: { id: 1, ...fields } } }),
    read: async (api) => (await api.asAdmin(kanban.task, { query: { id: 1 } })).body.task,
    first: { title: 'Other' },
    second: { labels: ['x'] },
  },
];
