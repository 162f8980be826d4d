import type { ClientBase } from 'pg';
import { installFence } from '#platform/fence/install-fence';
import type { Schema } from '#platform/migrate';
import { migrationsDirectory } from '#platform/places';
import { installTriggers } from './derived/install-triggers';

/** Migrations create tables and constraints; the triggers come from the ledger of derived things, the fence from the columns. */
export const schema: Schema = {
  directory: migrationsDirectory,
  afterwards: async (client: ClientBase) => {
    await installTriggers(client);
    await installFence(client);
  },
};
