import { blogContract as blog } from '@horae/contract/demo-apps/blog.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { IdCases } from '../rule-cases';

export const cases: IdCases = {
  inAddress: [
    { contract: kanban.removeBoard, path: 'id', with: (id) => ({ query: { id } }) },
    { contract: kanban.removeBoard, path: 'boardId', with: (boardId) => ({ query: { boardId } }) },
    { contract: kanban.clearBoard, path: 'id', with: (id) => ({ query: { id } }) },
    { contract: kanban.clearBoard, path: 'boardId', with: (boardId) => ({ query: { boardId } }) },
    { contract: invoices.one, path: 'id', with: (id) => ({ params: { id } }) },
    { contract: invoices.remove, path: 'id', with: (id) => ({ query: { id } }) },
    { contract: users.one, path: 'id', with: (id) => ({ query: { id } }) },
    { contract: users.remove, path: 'id', with: (id) => ({ query: { id } }) },
    { contract: permissions.remove, path: 'id', with: (id) => ({ query: { id } }) },
    { contract: shop.one, path: 'id', with: (id) => ({ params: { id } }) },
    { contract: shop.removeFromCart, path: 'productId', with: (productId) => ({ params: { productId } }) },
    { contract: shop.removeWish, path: 'productId', with: (productId) => ({ params: { productId } }) },
    { contract: blog.detail, path: 'id', mayBeLeftOut: true, with: (id) => ({ query: { id } }) },
    { contract: blog.edit, path: 'id', mayBeLeftOut: true, with: (id) => ({ query: { id } }) },
  ],
  inBody: [
    { contract: kanban.reorder, path: 'data.taskId', with: (taskId) => ({ data: { taskId, targetTaskId: 1 } }) },
    {
      contract: kanban.reorder,
      path: 'data.targetTaskId',
      with: (targetTaskId) => ({ data: { taskId: 1, targetTaskId } }),
    },
    { contract: kanban.move, path: 'data.taskId', with: (taskId) => ({ data: { taskId, newBoardId: 1 } }) },
    { contract: kanban.move, path: 'data.newBoardId', with: (newBoardId) => ({ data: { taskId: 1, newBoardId } }) },
    { contract: kanban.addTask, path: 'data.boardId', with: (boardId) => ({ data: { boardId, title: 'x' } }) },
    { contract: kanban.updateTask, path: 'data.id', with: (id) => ({ data: { id, title: 'x' } }) },
    {
      contract: kanban.updateTask,
      path: 'data.boardId',
      mayBeLeftOut: true,
      with: (boardId) => ({ data: { id: 1, boardId } }),
    },
    { contract: permissions.rename, path: 'id', with: (id) => ({ id, name: 'x' }) },
    { contract: shop.addToCart, path: 'productId', with: (productId) => ({ productId }) },
    { contract: shop.addWish, path: 'productId', with: (productId) => ({ productId }) },
  ],
  wrongTwice: [
    ['a card', kanban.updateTask, { body: { data: { id: 4040, boardId: 4040, title: '' } } }],
    ['a permission', permissions.rename, { body: { id: 4040, name: '' } }],
  ],
};
