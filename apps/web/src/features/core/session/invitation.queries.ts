import { sessionContract } from '@horae/contract/core/session.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

/** The recipient of an invitation. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(sessionContract.readInvitation, { body: { token } }, signal),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const acceptInvitation = mutationOptions({
  mutationFn: (chosen: { token: string; password: string; passwordConfirm: string }) =>
    call(sessionContract.acceptInvitation, { body: chosen }),
  meta: { showsError: true },
});
