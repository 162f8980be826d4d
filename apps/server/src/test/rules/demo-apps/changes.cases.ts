import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import type { Announced } from '../rule-cases';

export const cases: Announced[] = [
  [
    'a new card',
    ['kanban:admins'],
    (api) => api.asAdmin(kanbanContract.addTask, { body: { data: { boardId: 1, title: 'x' } } }),
  ],
  [
    'a changed card',
    ['kanban:admins'],
    (api) => api.asAdmin(kanbanContract.updateTask, { body: { data: { id: 1, title: 'x' } } }),
  ],
  [
    'a moved card',
    ['kanban:admins'],
    (api) => api.asAdmin(kanbanContract.move, { body: { data: { taskId: 1, newBoardId: 2 } } }),
  ],
  [
    'another order',
    ['kanban:admins'],
    (api) => api.asAdmin(kanbanContract.reorder, { body: { data: { taskId: 1, targetTaskId: 2 } } }),
  ],
  [
    'a comment',
    ['kanban:admins'],
    (api) => api.asAdmin(kanbanContract.comment, { body: { data: { taskId: 1, comment: 'x' } } }),
  ],
  ['a deleted card', ['kanban:admins'], (api) => api.asAdmin(kanbanContract.removeTask, { query: { id: 2 } })],
  ['a new board', ['kanban:admins'], (api) => api.asAdmin(kanbanContract.addBoard, { body: { data: { title: 'x' } } })],
  [
    'a renamed board',
    ['kanban:admins'],
    (api) => api.asAdmin(kanbanContract.renameBoard, { body: { data: { id: 1, title: 'x' } } }),
  ],
  ['a cleared board', ['kanban:admins'], (api) => api.asAdmin(kanbanContract.clearBoard, { query: { id: 1 } })],
  ['a deleted board', ['kanban:admins'], (api) => api.asAdmin(kanbanContract.removeBoard, { query: { id: 1 } })],
];
