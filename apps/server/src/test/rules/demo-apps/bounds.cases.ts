import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { BoundCases } from '../rule-cases';

const named = { title: 'x' };
const user = { fullName: 'Αλίκη Νομικού', email: 'aliki@asterion.example' };

export const cases: BoundCases = {
  notBlank: [
    { contract: kanban.addTask, path: 'data.title', longest: 255, body: (title) => ({ data: { boardId: 1, title } }) },
    { contract: kanban.updateTask, path: 'data.title', longest: 255, body: (title) => ({ data: { id: 1, title } }) },
    { contract: kanban.addBoard, path: 'data.title', longest: 100, body: (title) => ({ data: { title } }) },
    { contract: permissions.add, path: 'permission.name', longest: 100, body: (name) => ({ permission: { name } }) },
    { contract: permissions.rename, path: 'name', longest: 100, body: (name) => ({ id: 1, name }) },
    { contract: users.add, path: 'fullName', longest: 100, body: (fullName) => ({ ...user, fullName }) },
  ],
  maybeEmpty: ['username', 'company', 'country', 'contact', 'billing', 'avatar'].map((field) => ({
    contract: users.add,
    path: field,
    longest: 255,
    body: (text) => ({ ...user, [field]: text }),
  })),
  dates: [
    [
      'a card',
      kanban.addTask,
      'data.dueDate',
      (dueDate) => ({ data: { ...named, boardId: 1, dueDate } }),
      'task.dueDate',
    ],
  ],
};
