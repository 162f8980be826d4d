import type { PlanName } from '@horae/contract/demo-apps/pricing.contract';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { plans, questionsAboutPlans } from './plans';
import { chosenPlan } from './pricing.table';

interface Choice {
  plan: PlanName;
  isYearly: boolean;
}

export async function readPricing(db: Database) {
  const [chosen] = await db.select({ plan: chosenPlan.plan, isYearly: chosenPlan.isYearly }).from(chosenPlan);
  return { ...plans, qandA: questionsAboutPlans, current: chosen ?? { plan: 'basicPlan' as const, isYearly: false } };
}

export function choosePlan(db: Database, current: Choice) {
  return inTransaction(db, async (tx) => {
    await tx.insert(chosenPlan).values(current).onConflictDoUpdate({ target: chosenPlan.id, set: current });
    await announce(tx, 'pricing', 'all');
    return { current };
  });
}
