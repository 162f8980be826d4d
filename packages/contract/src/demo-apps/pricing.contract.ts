import { z } from 'zod';
import { route } from '../route';

export const planNames = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export const PlanName = z.enum(planNames);
export type PlanName = z.infer<typeof PlanName>;

export type Plan = z.infer<typeof Plan>;
const Plan = z.object({
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});

const Choice = z.object({ plan: PlanName, isYearly: z.boolean() });

export const pricingContract = {
  read: route({
    method: 'GET',
    path: '/pricing/data',
    summary: 'The plans, what they cost, and which one this server has',
    access: 'session',
    reply: z.object({
      basicPlan: Plan,
      standardPlan: Plan,
      enterprisePlan: Plan,
      qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
      current: Choice,
    }),
  }),
  choose: route({
    method: 'POST',
    path: '/pricing/choose',
    summary: 'Choose the plan of this server',
    access: 'admin',
    body: Choice,
    reply: z.object({ current: Choice }),
  }),
};
