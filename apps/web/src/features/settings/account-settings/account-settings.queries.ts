import { sessionContract } from '@horae/contract/core/session.contract';
import type { RequestOf, RouteContract } from '@horae/contract/route';
import { type AccountSettings } from '@horae/contract/settings/account-settings';
import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { session } from '#platform/session';
import { stored } from '#platform/storage';
import { wantedEmailQuery } from './wanted-email.queries';

/** The initial values of the forms and their tag; `edition` increases when the settings change elsewhere. */
export const settingsQuery = queryOptions({
  queryKey: ['account-settings', 'held'],
  queryFn: async ({ signal, client, queryKey }) => {
    const edition = client.getQueryData<{ edition: number }>(queryKey)?.edition ?? 0;
    return { ...(await callTagged(contract.read, {}, { signal })), edition };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** The settings as stored now; fetched again when they change elsewhere. */
export const storedSettingsQuery = queryOptions({
  queryKey: ['account-settings', 'stored'],
  queryFn: ({ signal }) => callTagged(contract.read, {}, { signal }),
  initialData: () => queryClient.getQueryData(settingsQuery.queryKey),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Updates the signed-in user shown in the page frame. */
export function tellFrame({ general }: AccountSettings): void {
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
      const { edition = 0 } = queryClient.getQueryData(settingsQuery.queryKey) ?? {};
      queryClient.setQueryData(storedSettingsQuery.queryKey, saved);
      queryClient.setQueryData(settingsQuery.queryKey, { ...saved, edition });
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
