import { useQueries } from '@tanstack/react-query';
import { topicsQuery } from './knowledge-base.queries';

interface Area {
  category: string;
  title: string;
}

export interface Question<A extends Area> {
  slug: string;
  question: string;
  area: A;
}

/** Every question with its area; undefined until all areas have loaded or failed. */
export function useQuestions<A extends Area>(areas: readonly A[] = []): Question<A>[] | undefined {
  const topics = useQueries({ queries: areas.map(({ category }) => topicsQuery(category)) });
  if (topics.some(({ isPending }) => isPending)) return undefined;
  return areas.flatMap((area, index) =>
    (topics[index]?.data ?? []).flatMap((topic) =>
      topic.questions.map(({ slug, question }) => ({ slug, question, area })),
    ),
  );
}
