import { chatContract, type ProfileChange } from '@horae/contract/office/chat.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { everyChat } from '#platform/chat-people.queries';
import { queryClient } from '#platform/query-client';

/** Fetching a chat also marks it as seen. */
export function chatQuery(contactId: number) {
  return queryOptions({
    queryKey: [...everyChat, 'with', contactId],
    queryFn: async ({ signal }) => {
      const answer = await call(chatContract.open, { query: { id: contactId } }, signal);
      void queryClient.invalidateQueries({ queryKey: [...everyChat, 'people'] });
      return answer;
    },
    staleTime: 0,
  });
}

/** The scope sends messages one after another, in the order they were written. */
export const sendMessage = mutationOptions({
  scope: { id: 'chat' },
  mutationFn: ({ contactId, text, key }: { contactId: number; text: string; key: string }) =>
    callTagged(
      chatContract.send,
      { body: { obj: { contact: { id: contactId }, message: text } } },
      { idempotencyKey: key },
    ),
  meta: { refreshes: everyChat, showsError: true },
});

/** The user's own profile as it was when the drawer opened, with the tag that guards the change. */
export const profileToEditQuery = queryOptions({
  queryKey: ['chat-profile'],
  queryFn: ({ signal }) => callTagged(chatContract.profile, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const updateProfile = mutationOptions({
  mutationFn: ({ change, tag }: { change: ProfileChange; tag: string | undefined }) =>
    callTagged(chatContract.updateProfile, { body: { profileUser: change } }, { ifMatch: tag }),
  meta: { refreshes: everyChat, showsError: true },
});
