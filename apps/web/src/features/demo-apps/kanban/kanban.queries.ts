import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { type CardChange } from '@horae/contract/demo-apps/kanban-cards';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { kanbanWords } from './kanban.words';
import { callsFor, type Move } from './moves';

export const everyCard = ['kanban'];

export const boardsQuery = queryOptions({
  queryKey: [...everyCard, 'boards'],
  queryFn: ({ signal }) => call(kanbanContract.boards, {}, signal),
});

export const cardsQuery = queryOptions({
  queryKey: [...everyCard, 'cards'],
  queryFn: ({ signal }) => call(kanbanContract.tasks, {}, signal),
});

const asOpened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export const readCard = (id: number, signal?: AbortSignal) =>
  callTagged(kanbanContract.task, { query: { id } }, signal ? { signal } : {});

/** A card as it was when its drawer opened, with the tag that guards the change. */
export function cardToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['kanban-card', id],
    queryFn: ({ signal }) => readCard(id, signal),
    ...asOpened,
  });
}

export function boardToRenameQuery(id: number) {
  return queryOptions({
    queryKey: ['kanban-board', id],
    queryFn: ({ signal }) => callTagged(kanbanContract.board, { query: { id } }, { signal }),
    ...asOpened,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: everyCard });

/** A move, and the board on which the user saw the card before. */
export interface SeenMove {
  move: Move;
  from: number;
}

/** The scope runs moves one after another, so that each is planned from the result of the one before. */
export const moveCard = mutationOptions({
  scope: { id: 'kanban' },
  mutationFn: async ({ move, from }: SeenMove) => {
    const { newBoardId, targetTaskId } = callsFor(queryClient.getQueryData(cardsQuery.queryKey) ?? [], move);
    const taskId = move.id;
    const ifMatch = await tagOnBoard(taskId, from);
    if (newBoardId) await callTagged(kanbanContract.move, { body: { data: { taskId, newBoardId } } }, { ifMatch });
    if (targetTaskId) await call(kanbanContract.reorder, { body: { data: { taskId, targetTaskId } } });
  },
  onError: refresh,
  meta: { refreshes: everyCard },
});

/** Returns the tag of a card; throws if it is no longer on the board on which the user saw it. */
async function tagOnBoard(id: number, boardId: number): Promise<string> {
  const { answer, tag } = await readCard(id);
  if (answer.task.boardId === boardId) return tag;
  throw new Error(kanbanWords.say('movedElsewhere', { title: answer.task.title }));
}

export const addCard = mutationOptions({
  mutationFn: ({ boardId, title, key }: { boardId: number; title: string; key: string }) =>
    callTagged(kanbanContract.addTask, { body: { data: { boardId, title } } }, { idempotencyKey: key }),
  meta: { refreshes: everyCard, showsError: true },
});

export const updateCard = mutationOptions({
  mutationFn: ({ change, tag }: { change: CardChange; tag: string | undefined }) =>
    callTagged(kanbanContract.updateTask, { body: { data: change } }, { ifMatch: tag }),
  meta: { refreshes: everyCard, showsError: true },
});

export const addComment = mutationOptions({
  mutationFn: ({ id, comment, key }: { id: number; comment: string; key: string }) =>
    callTagged(kanbanContract.comment, { body: { data: { taskId: id, comment } } }, { idempotencyKey: key }),
  meta: { refreshes: everyCard, showsError: true },
});

export const removeCard = mutationOptions({
  mutationFn: (id: number) => call(kanbanContract.removeTask, { query: { id } }),
  meta: { refreshes: everyCard },
});

export const addBoard = mutationOptions({
  mutationFn: ({ title, key }: { title: string; key: string }) =>
    callTagged(kanbanContract.addBoard, { body: { data: { title } } }, { idempotencyKey: key }),
  meta: { refreshes: everyCard, showsError: true },
});

export const renameBoard = mutationOptions({
  mutationFn: ({ id, title, tag }: { id: number; title: string; tag: string | undefined }) =>
    callTagged(kanbanContract.renameBoard, { body: { data: { id, title } } }, { ifMatch: tag }),
  meta: { refreshes: everyCard, showsError: true },
});

export const removeBoard = mutationOptions({
  mutationFn: (id: number) => call(kanbanContract.removeBoard, { query: { id } }),
  meta: { refreshes: everyCard },
});

export const clearBoard = mutationOptions({
  mutationFn: (id: number) => call(kanbanContract.clearBoard, { query: { id } }),
  meta: { refreshes: everyCard },
});
