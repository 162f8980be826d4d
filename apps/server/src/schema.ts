import type { Schema } from '#platform/migrate';
import { migrationsDirectory } from '#platform/places';
import { installTriggers } from './derived/install-triggers';

/** Migrations create tables and constraints, the ledger of derived things creates the triggers. */
export const schema: Schema = { directory: migrationsDirectory, afterwards: installTriggers };
