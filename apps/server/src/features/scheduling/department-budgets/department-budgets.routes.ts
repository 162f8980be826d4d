import { departmentBudgetsContract as contract } from '@horae/contract/scheduling/department-budgets.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { type BudgetContext, removeBudget, saveBudget } from './department-budgets.service';
import { budgetWeeks, listBudgets } from './read-budgets.service';

export function departmentBudgetsRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<BudgetContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.list, async (request) => listBudgets(db, await hotelOf(request, request.query.hotel)));

  handle(app, contract.weeks, async (request) => {
    const { hotel, ...days } = request.query;
    return { departments: await budgetWeeks(db, await hotelOf(request, hotel), days) };
  });

  handle(app, contract.save, async (request) => {
    const { hotel, budget, replaces } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ budget: await saveBudget(tx, context, budget, replaces) }));
  });

  handle(app, contract.remove, async (request) => {
    const { hotel, ...one } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => {
      await removeBudget(tx, context, one);
      return {};
    });
  });
}
