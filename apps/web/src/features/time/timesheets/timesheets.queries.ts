import type { RequestOf } from '@horae/contract/route';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const everySheet = ['timesheets'];

export type SheetsWanted = RequestOf<typeof timesheetsContract.list>['query'];

export function sheetsQuery(query: SheetsWanted) {
  return queryOptions({
    queryKey: [...everySheet, 'list', query],
    queryFn: ({ signal }) => call(timesheetsContract.list, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

export function sheetQuery(query: RequestOf<typeof timesheetsContract.one>['query']) {
  return queryOptions({
    queryKey: [...everySheet, 'one', query],
    queryFn: ({ signal }) => call(timesheetsContract.one, { query }, signal),
  });
}

/** The average week and annual leave of an employee, up to the end of a month. */
export function balancesQuery(query: RequestOf<typeof timesheetsContract.balances>['query']) {
  return queryOptions({
    queryKey: [...everySheet, 'balances', query],
    queryFn: ({ signal }) => call(timesheetsContract.balances, { query }, signal),
    meta: { ofHotel: true },
  });
}

const refreshes = { meta: { refreshes: everySheet } };

export const approveSheets = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof timesheetsContract.approve>['body']) =>
    call(timesheetsContract.approve, { body }),
});

export const setOvertimeApproval = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof timesheetsContract.setOvertimeApproval>['body']) =>
    call(timesheetsContract.setOvertimeApproval, { body }),
});

export const unlockSheets = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof timesheetsContract.unlock>['body']) => call(timesheetsContract.unlock, { body }),
});
