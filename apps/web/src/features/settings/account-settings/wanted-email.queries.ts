import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

/** The e-mail that waits for its link to be opened. */
export const wantedEmailQuery = queryOptions({
  queryKey: ['wanted-email'],
  queryFn: ({ signal }) => call(contract.wantedEmail, {}, signal),
});

const meta = { refreshes: wantedEmailQuery.queryKey };

export const sendEmailLink = mutationOptions({ mutationFn: () => call(contract.sendEmailLink, {}), meta });

export const keepEmail = mutationOptions({ mutationFn: () => call(contract.keepEmail, {}), meta });
