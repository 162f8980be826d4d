import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { addComment, addTask, listTasks, readTask, removeTask, reorderTasks, updateTask } from './kanban.service';
import { addBoard, clearBoard, listBoards, readBoard, removeBoard, renameBoard } from './kanban-boards.service';

export function kanbanRoutes(app: FastifyInstance, db: Database): void {
  boardRoutes(app, db);
  cardRoutes(app, db);
}

function boardRoutes(app: FastifyInstance, db: Database): void {
  handle(app, kanbanContract.boards, () => listBoards(db));

  handle(app, kanbanContract.board, async ({ query }) => ({ board: await readBoard(db, query.id) }));

  handle(app, kanbanContract.addBoard, (request) =>
    once(db, request, async (tx) => ({ board: await addBoard(tx, request.body.data.title) })),
  );

  handle(app, kanbanContract.renameBoard, async (request) => ({
    board: await renameBoard(db, request.body.data, (board) =>
      refuseStale(request, kanbanContract.renameBoard, { board }),
    ),
  }));

  handle(app, kanbanContract.removeBoard, async ({ query }) => {
    await removeBoard(db, query.id);
    return {};
  });

  handle(app, kanbanContract.clearBoard, async ({ query }) => {
    await clearBoard(db, query.id);
    return {};
  });
}

function cardRoutes(app: FastifyInstance, db: Database): void {
  handle(app, kanbanContract.tasks, () => listTasks(db));

  handle(app, kanbanContract.task, async ({ query }) => ({ task: await readTask(db, query.id) }));

  handle(app, kanbanContract.reorder, async ({ body }) => ({ tasks: await reorderTasks(db, body.data) }));

  handle(app, kanbanContract.move, async (request) => {
    const { taskId, newBoardId } = request.body.data;
    const task = await updateTask(db, { id: taskId, boardId: newBoardId }, (now) =>
      refuseStale(request, kanbanContract.move, { task: now }),
    );
    return { task };
  });

  handle(app, kanbanContract.addTask, (request) =>
    once(db, request, async (tx) => ({ task: await addTask(tx, request.body.data) })),
  );

  handle(app, kanbanContract.updateTask, async (request) => ({
    task: await updateTask(db, request.body.data, (task) => refuseStale(request, kanbanContract.updateTask, { task })),
  }));

  handle(app, kanbanContract.comment, (request) =>
    once(db, request, async (tx) => {
      const { taskId, comment } = request.body.data;
      return { task: await addComment(tx, accountOf(request).id, taskId, comment) };
    }),
  );

  handle(app, kanbanContract.removeTask, async ({ query }) => {
    await removeTask(db, query.id);
    return {};
  });
}
