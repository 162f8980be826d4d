import type { PlanFilled } from '@horae/contract/scheduling/plan-fills';
import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { rotationsContract } from '@horae/contract/scheduling/rotations.contract';
import { templateWeeksContract } from '@horae/contract/scheduling/template-weeks.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { changedOf, keepAnswer, type PlanDays, planKey } from '../planning.queries';

export interface FillScope {
  departments: number[];
  employees: number[];
}

export interface FillWish extends FillScope {
  replace: boolean;
}

export type FillAnswer = PlanFilled & { unknown?: number };

/** Something that plans days: asked first what it would do. */
export interface Fill {
  days: PlanDays;
  name: string;
  preview: (wish: FillWish, signal: AbortSignal) => Promise<FillAnswer>;
  apply: (wish: FillWish, idempotencyKey: string) => Promise<FillAnswer>;
}

/** Plans the days by the patterns of the people. */
export const patternsFill = (days: PlanDays): Fill => ({
  days,
  name: 'patterns',
  preview: (wish, signal) => call(rotationsContract.apply, { body: { ...days, ...wish, dryRun: true } }, signal),
  apply: async (wish, idempotencyKey) =>
    (await callTagged(rotationsContract.apply, { body: { ...days, ...wish } }, { idempotencyKey })).answer,
});

/** Plans the days as the weekdays of a template week. */
export const weekFill = (days: PlanDays, id: number): Fill => ({
  days,
  name: `week ${id}`,
  preview: (wish, signal) =>
    call(templateWeeksContract.apply, { body: { ...days, ...wish, id, dryRun: true } }, signal),
  apply: async (wish, idempotencyKey) =>
    (await callTagged(templateWeeksContract.apply, { body: { ...days, ...wish, id } }, { idempotencyKey })).answer,
});

export const fillPreviewQuery = ({ days, name, preview }: Fill, wish: FillWish) =>
  queryOptions({
    queryKey: [...planKey(days), 'fill', name, wish],
    queryFn: ({ signal }) => preview(wish, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { ofHotel: true },
  });

export const applyFill = ({ days, apply }: Fill) =>
  mutationOptions({
    mutationFn: async ({ wish, key }: { wish: FillWish; key: string }) => {
      const answer = await apply(wish, key);
      // Without loading it again, so that Ctrl+Z right after it undoes this action.
      if (answer.changed) await keepAnswer(queryClient, days, changedOf(answer.changed));
      return answer;
    },
    meta: { showsError: true },
  });

export interface ClearWish extends FillScope {
  first: string;
  last: string;
  shifts: boolean;
  daysOff: boolean;
}

export const clearPreviewQuery = (days: PlanDays, wish: ClearWish) =>
  queryOptions({
    queryKey: [...planKey(days), 'clear', wish],
    queryFn: ({ signal }) =>
      call(planningContract.clear, { body: { hotel: days.hotel, ...wish, dryRun: true } }, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { ofHotel: true },
  });

export const clearDays = (days: PlanDays) =>
  mutationOptions({
    mutationFn: async ({ wish, key }: { wish: ClearWish; key: string }) => {
      const body = { hotel: days.hotel, ...wish };
      const { answer } = await callTagged(planningContract.clear, { body }, { idempotencyKey: key });
      if (answer.changed) await keepAnswer(queryClient, days, changedOf(answer.changed));
      // What was cleared may be fewer days than those on screen, whose checks come back too.
      if (answer.changed) void queryClient.invalidateQueries({ queryKey: planKey(days), exact: true });
      return answer;
    },
    meta: { showsError: true },
  });
