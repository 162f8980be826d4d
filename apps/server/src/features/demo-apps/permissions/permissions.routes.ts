import { permissionsContract } from '@horae/contract/demo-apps/permissions.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import {
  addPermission,
  listPermissions,
  readPermission,
  removePermission,
  renamePermission,
} from './permissions.service';

export function permissionsRoutes(app: FastifyInstance, db: Database, timeZone: string): void {
  handle(app, permissionsContract.list, ({ query }) => listPermissions(db, query, timeZone));

  handle(app, permissionsContract.one, async ({ query }) => ({
    permission: await readPermission(db, query.id, timeZone),
  }));

  handle(app, permissionsContract.add, (request) =>
    once(db, request, async (tx) => ({
      permission: await addPermission(tx, request.body.permission.name, timeZone),
    })),
  );

  handle(app, permissionsContract.rename, async (request) => ({
    permission: await renamePermission(db, request.body, timeZone, (permission) =>
      refuseStale(request, permissionsContract.rename, { permission }),
    ),
  }));

  handle(app, permissionsContract.remove, async ({ query }) => {
    await removePermission(db, query.id);
    return {};
  });
}
