import { todoContract } from '@horae/contract/office/todo.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { addTask, countTasks, listTasks, readTask, updateTask } from './todo.service';

export function todoRoutes(app: FastifyInstance, db: Database): void {
  handle(app, todoContract.list, (request) => listTasks(db, accountOf(request).id, request.query));

  handle(app, todoContract.one, async (request) => ({
    task: await readTask(db, accountOf(request).id, request.query.id),
  }));

  handle(app, todoContract.counts, (request) => countTasks(db, accountOf(request).id));

  handle(app, todoContract.add, (request) =>
    once(db, request, async (tx) => ({ task: await addTask(tx, accountOf(request).id, request.body.task) })),
  );

  handle(app, todoContract.update, async (request) => ({
    task: await updateTask(db, accountOf(request).id, request.body.task, (task) =>
      refuseStale(request, todoContract.update, { task }),
    ),
  }));

  handle(app, todoContract.remove, async (request) => {
    await updateTask(db, accountOf(request).id, { id: request.query.taskId, isDeleted: true });
    return {};
  });
}
