import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

/** The new e-mail address whose link has not been opened yet. */
export const wantedEmailQuery = queryOptions({
  queryKey: ['wanted-email'],
  queryFn: ({ signal }) => call(contract.wantedEmail, {}, signal),
});

const meta = { refreshes: wantedEmailQuery.queryKey };

export const sendEmailLink = mutationOptions({ mutationFn: () => call(contract.sendEmailLink, {}), meta });

export const keepEmail = mutationOptions({ mutationFn: () => call(contract.keepEmail, {}), meta });
