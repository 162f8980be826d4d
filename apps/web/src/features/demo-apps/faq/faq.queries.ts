import { faqContract } from '@horae/contract/demo-apps/faq.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export function questionsQuery(q: string) {
  return queryOptions({
    queryKey: ['faq', q],
    queryFn: ({ signal }) => call(faqContract.list, { query: { q } }, signal),
    placeholderData: keepPreviousData,
  });
}
