import type { RequestOf } from '@horae/contract/route';
import { departmentBudgetsContract as contract } from '@horae/contract/scheduling/department-budgets.contract';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { everyBoard } from '../../board.queries';
import type { PlanDays } from '../planning.queries';

export const budgetsKey = (hotel: number) => ['department-budgets', hotel];

export const budgetsQuery = (hotel: number) =>
  queryOptions({
    queryKey: [...budgetsKey(hotel), 'list'],
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

export const budgetWeeksKey = (hotel: number) => [...everyBoard(hotel), 'budget-weeks'];

/** What is planned against the budgets, asked again after each of the drafts that it is given. */
export const budgetWeeksQuery = (days: PlanDays, drafts: readonly PlanDraft[]) =>
  queryOptions({
    queryKey: [
      ...budgetWeeksKey(days.hotel),
      days.first,
      days.last,
      drafts.map(({ id, version }) => `${id}:${version}`).join(),
    ],
    queryFn: ({ signal }) => call(contract.weeks, { query: days }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });

type Keyed<Body> = { key: string; body: Body };
type Save = RequestOf<typeof contract.save>['body'];

const refreshes = ['department-budgets'];

/** Shows its error in the form. */
export const saveBudget = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Save>) => callTagged(contract.save, { body }, { idempotencyKey: key }),
  meta: { refreshes, showsError: true },
});

/** Puts a deleted budget back, without a form. */
export const restoreBudget = mutationOptions({
  mutationFn: ({ key, body }: Keyed<Save>) => callTagged(contract.save, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});

export const removeBudget = mutationOptions({
  mutationFn: ({ key, body }: Keyed<RequestOf<typeof contract.remove>['body']>) =>
    callTagged(contract.remove, { body }, { idempotencyKey: key }),
  meta: { refreshes },
});
