import { slipsContract } from '@horae/contract/settings/slips.contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { newKey } from '#platform/new-key';
import { queryClient } from '#platform/query-client';
import { everyAccount } from './accounts.queries';

export type SlipPerson = Awaited<ReturnType<typeof fetchSlips>>['people'][number];
export type MadeSlips = Awaited<ReturnType<typeof fetchNewSlips>>;
export type Slip = MadeSlips['slips'][number];

const fetchSlips = (hotel: number, signal?: AbortSignal) => call(slipsContract.people, { query: { hotel } }, signal);

export function slipPeopleQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyAccount, 'slips', hotel],
    queryFn: ({ signal }) => fetchSlips(hotel, signal),
    enabled: hotel > 0,
  });
}

/** Adds the accounts of some people. */
export async function addSlipAccounts(hotel: number, employeeIds: number[]): Promise<void> {
  await callTagged(slipsContract.addAccounts, { body: { hotel, employeeIds } }, { idempotencyKey: newKey() });
}

/** Makes the slips of some people; their earlier ones stop working. */
export const fetchNewSlips = (hotel: number, employeeIds: number[], withPins: boolean) =>
  call(slipsContract.make, { body: { hotel, employeeIds, withPins } });

export const refreshAccounts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: everyAccount });
