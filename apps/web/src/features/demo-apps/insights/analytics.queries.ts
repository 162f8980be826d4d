import { type CardQuery, cardPeriods, reportYears } from '@horae/contract/demo-apps/insights.contract';
import type { RouteContract } from '@horae/contract/route';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { $ZodType } from 'zod/v4/core';
import { call } from '#platform/api';
import type { CardContent } from '#ui/chart/chart-data';

type CardContract<T> = Omit<RouteContract, 'params' | 'body'> & {
  query: $ZodType<CardQuery, Partial<CardQuery>>;
  reply: $ZodType<T>;
};

function askedFor(choice: string): Partial<CardQuery> {
  const [period, year] = [cardPeriods.find((one) => one === choice), reportYears.find((one) => one === choice)];
  return { ...(period && { period }), ...(year && { year }) };
}

/** A card for a period or year; its data is a function that builds the content, so that texts follow the language. */
export function cardQuery<T>(contract: CardContract<T>, choice: string, contentOf: (data: T) => CardContent) {
  return queryOptions({
    queryKey: ['analytics', contract.path, choice],
    async queryFn({ signal }) {
      const data = await call(contract, { query: askedFor(choice) }, signal);
      return () => contentOf(data);
    },
    placeholderData: keepPreviousData,
  });
}
