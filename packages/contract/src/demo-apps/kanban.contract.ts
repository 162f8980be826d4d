import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { route } from '../route';
import { Board, Card, CardChange, NewCard } from './kanban-cards';

const BoardTitle = z.string().max(100).refine(isNotBlank, 'Enter a title.');

/** The id of the board is sent as `id` or as `boardId`; `id` wins. */
const BoardQuery = z
  .object({ id: Id.optional(), boardId: Id.optional() })
  .refine(({ id, boardId }) => (id ?? boardId) !== undefined, { path: ['id'], message: 'Choose the board.' })
  .transform(({ id, boardId }) => ({ id: (id ?? boardId)! }));

export const kanbanContract = {
  boards: route({
    method: 'GET',
    path: '/apps/kanban/boards',
    summary: 'All boards',
    access: 'admin',
    reply: z.array(Board),
  }),
  tasks: route({
    method: 'GET',
    path: '/apps/kanban/tasks',
    summary: 'All cards, in one order over all boards',
    access: 'admin',
    reply: z.array(Card),
  }),
  reorder: route({
    method: 'POST',
    path: '/apps/kanban/reorder-tasks',
    summary: 'Move a card to the place of another one',
    access: 'admin',
    body: z.object({ data: z.object({ taskId: Id, targetTaskId: Id }) }),
    reply: z.object({ tasks: z.array(Card) }),
  }),
  move: route({
    method: 'POST',
    path: '/apps/kanban/update-task-board',
    summary: 'Put a card on another board; its place in the order stays',
    access: 'admin',
    updates: true,
    body: z.object({ data: z.object({ taskId: Id, newBoardId: Id }) }),
    reply: z.object({ task: Card }),
  }),
  addTask: route({
    method: 'POST',
    path: '/apps/kanban/add-task',
    summary: 'Add a card, last in the order',
    access: 'admin',
    body: z.object({ data: NewCard }),
    status: 201,
    reply: z.object({ task: Card }),
  }),
  addBoard: route({
    method: 'POST',
    path: '/apps/kanban/add-board',
    summary: 'Add a board',
    access: 'admin',
    body: z.object({ data: z.object({ title: BoardTitle }) }),
    status: 201,
    reply: z.object({ board: Board }),
  }),
  updateTask: route({
    method: 'POST',
    path: '/apps/kanban/update-task',
    summary: 'Change the fields of a card that are sent',
    access: 'admin',
    updates: true,
    body: z.object({ data: CardChange }),
    reply: z.object({ task: Card }),
  }),
  removeBoard: route({
    method: 'DELETE',
    path: '/apps/kanban/delete-board',
    summary: 'Delete a board and its cards',
    access: 'admin',
    query: BoardQuery,
    reply: z.object({}),
  }),
  clearBoard: route({
    method: 'DELETE',
    path: '/apps/kanban/clear-tasks',
    summary: 'Delete the cards of a board',
    access: 'admin',
    query: BoardQuery,
    reply: z.object({}),
  }),
  task: route({
    method: 'GET',
    path: '/apps/kanban/task',
    summary: 'One card; its ETag guards a change',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ task: Card }),
  }),
  board: route({
    method: 'GET',
    path: '/apps/kanban/board',
    summary: 'One board; its ETag guards a change',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ board: Board }),
  }),
  renameBoard: route({
    method: 'POST',
    path: '/apps/kanban/update-board',
    summary: 'Rename a board',
    access: 'admin',
    updates: true,
    body: z.object({ data: z.object({ id: Id, title: BoardTitle }) }),
    reply: z.object({ board: Board }),
  }),
  comment: route({
    method: 'POST',
    path: '/apps/kanban/add-comment',
    summary: 'Comment on a card',
    access: 'admin',
    body: z.object({
      data: z.object({ taskId: Id, comment: z.string().max(2000).refine(isNotBlank, 'Enter a comment.') }),
    }),
    status: 201,
    reply: z.object({ task: Card }),
  }),
  removeTask: route({
    method: 'DELETE',
    path: '/apps/kanban/delete-task',
    summary: 'Delete a card',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
};
