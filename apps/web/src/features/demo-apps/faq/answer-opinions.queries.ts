import { answerOpinionsContract } from '@horae/contract/demo-apps/answer-opinions.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const opinionsQuery = queryOptions({
  queryKey: ['answer-opinions'],
  queryFn: ({ signal }) => call(answerOpinionsContract.list, {}, signal),
});

export const setOpinion = mutationOptions({
  mutationFn: (body: { answer: string; isHelpful: boolean | null }) => call(answerOpinionsContract.set, { body }),
  onSuccess: (answer) => queryClient.setQueryData(opinionsQuery.queryKey, answer),
});
