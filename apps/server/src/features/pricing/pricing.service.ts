import type { PlanName } from '@horae/contract/pricing.contract';
import type { Database } from '#platform/database';
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

export async function choosePlan(db: Database, current: Choice) {
  await db.insert(chosenPlan).values(current).onConflictDoUpdate({ target: chosenPlan.id, set: current });
  return { current };
}
