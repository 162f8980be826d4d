import { type AccountSettings, accountSettingsContract as contract } from '@horae/contract/account-settings.contract';
import type { RequestOf, RouteContract } from '@horae/contract/route';
import { sessionContract } from '@horae/contract/session.contract';
import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { session } from '#platform/session';
import { stored } from '#platform/storage';
import { wantedEmailQuery } from './wanted-email.queries';

/** The settings as they were when the page opened, whatever changes meanwhile, with the tag that guards them. */
export const settingsQuery = queryOptions({
  queryKey: ['account-settings'],
  queryFn: ({ signal }) => callTagged(contract.read, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Who is signed in stands in the frame, too. */
function tellFrame({ general }: AccountSettings): void {
  const user = session.get();
  if (!user) return;
  const { username, fullName, email, avatar } = general;
  const renamed = { ...user, username, fullName, email, avatar: avatar || null };
  stored.userData.set(renamed);
  session.set(renamed);
}

function saving<R extends RouteContract & { reply: typeof contract.read.reply }>(route: R, refreshes?: QueryKey) {
  return mutationOptions({
    mutationFn: (body: RequestOf<R>) => {
      const ifMatch = queryClient.getQueryData(settingsQuery.queryKey)?.tag;
      return callTagged(route, body, { ifMatch });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      tellFrame(saved.answer);
    },
    meta: { showsError: true, ...(refreshes && { refreshes }) },
  });
}

export const saveGeneral = saving(contract.updateGeneral, wantedEmailQuery.queryKey);
export const saveInfo = saving(contract.updateInfo);
export const saveSocial = saving(contract.updateSocial);
export const saveConnections = saving(contract.updateConnections);
export const saveNotification = saving(contract.updateNotification);

export const changePassword = mutationOptions({
  mutationFn: (body: RequestOf<typeof sessionContract.changePassword>['body']) =>
    call(sessionContract.changePassword, { body }),
  meta: { showsError: true },
});
