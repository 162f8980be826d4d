import type { Schema } from '#platform/migrate';
import { migrationsDirectory } from '#platform/places';
import { installTriggers } from './derived/install-triggers';

/** Tables and constraints by migrations, triggers by the ledger of derived things. */
export const schema: Schema = { directory: migrationsDirectory, afterwards: installTriggers };
