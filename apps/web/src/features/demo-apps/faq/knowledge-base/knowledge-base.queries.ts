import { faqContract } from '@horae/contract/demo-apps/faq.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

const knowledge = 'knowledge-base';

export const areasQuery = queryOptions({
  queryKey: [knowledge, 'areas'],
  queryFn: ({ signal }) => call(faqContract.areas, {}, signal),
});

/** The topics of an area, or of all areas. */
export function topicsQuery(category?: string) {
  return queryOptions({
    queryKey: [knowledge, 'topics', category],
    queryFn: ({ signal }) => call(faqContract.topics, { query: { category } }, signal),
  });
}

export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: [knowledge, 'article', slug],
    queryFn: ({ signal }) => call(faqContract.article, { query: { slug } }, signal),
  });
}
