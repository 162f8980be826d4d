import { hotelsContract } from '@horae/contract/people/hotels.contract';
import type { RequestOf } from '@horae/contract/route';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

type BodyOf<Call extends keyof typeof accountsContract> =
  RequestOf<(typeof accountsContract)[Call]> extends {
    body: infer Body;
  }
    ? Body
    : never;

export type AccountQuery = RequestOf<typeof accountsContract.list>['query'];
export type AccountChange = BodyOf<'update'>;
export type NewAccount = BodyOf<'invite'>['account'];
export type GrantDraft = NonNullable<AccountChange['grants']>[number];

export const everyAccount = ['accounts'];

export function accountsQuery(query: AccountQuery) {
  return queryOptions({
    queryKey: [...everyAccount, 'list', query],
    queryFn: ({ signal }) => call(accountsContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Fetches one page of an export. */
export async function fetchAccounts(query: AccountQuery) {
  const { total, accounts: rows } = await call(accountsContract.list, { query });
  return { total, rows };
}

/** One account with the tag that guards its change. */
export function accountQuery(id: number) {
  return queryOptions({
    queryKey: [...everyAccount, 'one', id],
    queryFn: ({ signal }) => callTagged(accountsContract.one, { query: { id } }, { signal }),
    enabled: id > 0,
  });
}

export function sessionsQuery(id: number) {
  return queryOptions({
    queryKey: [...everyAccount, 'sessions', id],
    queryFn: ({ signal }) => call(accountsContract.sessions, { query: { id } }, signal),
  });
}

/** Every hotel, including those added since the login. */
export const hotelsQuery = queryOptions({
  queryKey: [...everyAccount, 'hotels'],
  queryFn: ({ signal }) => call(hotelsContract.list, {}, signal),
});

/** The units, departments and employees of a hotel. */
export function hotelQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyAccount, 'hotel', hotel],
    queryFn: ({ signal }) => call(accountsContract.hotel, { query: { hotel } }, signal),
    enabled: hotel > 0,
  });
}

export function outboxQuery(query: { q: string; page: number; perPage: number }) {
  return queryOptions({
    queryKey: [...everyAccount, 'outbox', query],
    queryFn: ({ signal }) => call(accountsContract.outbox, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

const meta = { refreshes: everyAccount };
const shown = { ...meta, showsError: true };

export const inviteAccount = mutationOptions({
  mutationFn: ({ account, key }: { account: NewAccount; key: string }) =>
    callTagged(accountsContract.invite, { body: { account } }, { idempotencyKey: key }),
  meta: shown,
});

export const invitePeople = mutationOptions({
  mutationFn: ({ key, ...body }: BodyOf<'invitePeople'> & { key: string }) =>
    callTagged(accountsContract.invitePeople, { body }, { idempotencyKey: key }),
  meta: shown,
});

export const updateAccount = mutationOptions({
  mutationFn: ({ tag, ...body }: AccountChange & { tag: string }) =>
    callTagged(accountsContract.update, { body }, { ifMatch: tag }),
  meta: shown,
});

export const disableAccount = mutationOptions({
  mutationFn: (id: number) => call(accountsContract.disable, { body: { id } }),
  meta,
});

export const enableAccount = mutationOptions({
  mutationFn: (id: number) => call(accountsContract.enable, { body: { id } }),
  meta,
});

export const resetTwoStep = mutationOptions({
  mutationFn: (id: number) => call(accountsContract.resetTwoStep, { body: { id } }),
  meta,
});

export const sendLink = mutationOptions({
  mutationFn: (body: BodyOf<'sendLink'>) => call(accountsContract.sendLink, { body }),
  meta,
});

export const endSessions = mutationOptions({
  mutationFn: (body: BodyOf<'endSessions'>) => call(accountsContract.endSessions, { body }),
  meta,
});

export const takeOutMail = mutationOptions({
  mutationFn: (id: number) => call(accountsContract.takeOutMail, { body: { id } }),
  meta,
});

export const sendMailAgain = mutationOptions({
  mutationFn: (id: number) => call(accountsContract.sendAgain, { body: { id } }),
  meta,
});

export const deleteMail = mutationOptions({
  mutationFn: (id: number) => call(accountsContract.deleteMail, { query: { id } }),
  meta,
});
