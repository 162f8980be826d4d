import { usersContract } from '@horae/contract/demo-apps/users.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { addUser, allUsers, listUsers, readUser, removeUser, updateUser } from './users.service';

export function usersRoutes(app: FastifyInstance, db: Database): void {
  handle(app, usersContract.add, (request) =>
    once(db, request, async (tx) => ({ user: await addUser(tx, request.body) })),
  );

  handle(app, usersContract.list, ({ query }) => listUsers(db, query));

  handle(app, usersContract.all, () => allUsers(db));

  handle(app, usersContract.one, async ({ query }) => ({ user: await readUser(db, query.id) }));

  handle(app, usersContract.update, async (request) => ({
    user: await updateUser(db, request.body, (user) => refuseStale(request, usersContract.update, { user })),
  }));

  handle(app, usersContract.remove, async ({ query }) => {
    await removeUser(db, query.id);
    return {};
  });
}
