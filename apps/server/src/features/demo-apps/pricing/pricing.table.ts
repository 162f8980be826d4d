import type { PlanName } from '@horae/contract/demo-apps/pricing.contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The plan chosen for this server; at most one row. */
export const chosenPlan = pgTable(
  'chosen_plan',
  {
    id: integer().primaryKey().default(1),
    plan: text().$type<PlanName>().notNull(),
    isYearly: boolean().notNull(),
  },
  (table) => [check('one_plan_at_most', sql`${table.id} = 1`)],
);
