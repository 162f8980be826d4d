import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const everyOnDuty = ['on-duty'];

export function onDutyQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyOnDuty, hotel],
    queryFn: ({ signal }) => call(declarationsContract.onDuty, { query: { hotel } }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
    refetchInterval: 60_000,
  });
}
