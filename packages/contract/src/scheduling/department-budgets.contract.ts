import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { CompanyId } from '../staff-request';

const minutesSentence = 'Use 1 minute to 10,000 hours a week.';

/** How much work is budgeted for a department each week, from a Monday on. */
export type DepartmentBudgetFields = z.output<typeof DepartmentBudgetFields>;
const DepartmentBudgetFields = z.object({
  departmentId: Id,
  firstDay: Day.meta({ description: 'The Monday from which it holds, until the next of the department' }),
  minutes: z
    .int(minutesSentence)
    .min(1, minutesSentence)
    .max(600_000, minutesSentence)
    .nullable()
    .meta({ description: 'Of each week; null: no budget from then on' }),
});

export type DepartmentBudget = z.infer<typeof DepartmentBudget>;
const DepartmentBudget = DepartmentBudgetFields.extend({
  id: z.int(),
  version: z.int(),
  departmentId: z.int(),
  mayChange: z.boolean().meta({ description: 'Whether the account keeps it' }),
});

export type DepartmentBudgets = z.infer<typeof DepartmentBudgets>;
const DepartmentBudgets = z.object({
  budgets: z.array(DepartmentBudget),
  departments: z
    .array(z.object({ id: z.int(), name: z.string(), mayAdd: z.boolean() }))
    .meta({ description: 'Those in which the account plans' }),
});

export type BudgetWeek = z.infer<typeof BudgetWeek>;
const BudgetWeek = z.object({
  monday: z.string(),
  plannedMinutes: z.int().meta({ description: 'Without breaks, with drafts and open shifts' }),
  budgetMinutes: z.int().nullable(),
  cost: z
    .object({
      cents: z.int(),
      minutesWithoutRate: z.int().meta({ description: 'Of people without an hourly cost, and of open shifts' }),
    })
    .nullable()
    .meta({ description: 'Null for those who may not see pay' }),
});

export type BudgetDepartment = z.infer<typeof BudgetDepartment>;
const BudgetDepartment = z.object({
  departmentId: z.int(),
  department: z.string(),
  weeks: z.array(BudgetWeek),
});

const One = { id: Id, version: z.int().min(1).meta({ description: 'As last read' }) };

export const departmentBudgetsContract = {
  list: route({
    method: 'GET',
    path: '/department-budgets/list',
    summary: 'The weekly budgets of hours of the departments in which the account plans',
    access: 'session',
    query: OfHotel,
    reply: DepartmentBudgets,
  }),
  weeks: route({
    method: 'GET',
    path: '/department-budgets/weeks',
    summary:
      'What is planned with drafts and open shifts in the departments in which the account plans, against their budgets, for each whole week that has one of these days; work counts where it is done, on the day on which it begins',
    access: 'session',
    query: z.object({ hotel: CompanyId, first: Day, last: Day }),
    reply: z.object({ departments: z.array(BudgetDepartment) }),
  }),
  save: route({
    method: 'POST',
    path: '/department-budgets/save',
    summary: 'Add a budget of a department, or change the one that it replaces',
    access: 'session',
    body: OfHotel.extend({
      budget: DepartmentBudgetFields,
      replaces: z.object(One).nullable().default(null).meta({ description: 'Null: it is new' }),
    }),
    reply: z.object({ budget: DepartmentBudget }),
  }),
  remove: route({
    method: 'POST',
    path: '/department-budgets/remove',
    summary: 'Delete a budget; the one before it holds again',
    access: 'session',
    body: OfHotel.extend(One),
    reply: z.object({}),
  }),
};
