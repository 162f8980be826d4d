import type { RequestOf } from '@horae/contract/route';
import { punchesContract } from '@horae/contract/time/punches.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const everyOwnPunch = ['own-punches'];

/** The user's own punches of today, and whether they are at work. */
export function ownDayQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyOwnPunch, hotel],
    queryFn: ({ signal }) => call(punchesContract.mine, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

export const clockOwn = mutationOptions({
  mutationFn: (body: RequestOf<typeof punchesContract.clock>['body']) => call(punchesContract.clock, { body }),
  meta: { refreshes: everyOwnPunch },
});

export const choosePin = mutationOptions({
  mutationFn: (body: RequestOf<typeof punchesContract.choosePin>['body']) => call(punchesContract.choosePin, { body }),
  meta: { showsError: true },
});

export const everyOwnSheet = ['own-sheets'];

export function ownSheetQuery(query: RequestOf<typeof timesheetsContract.one>['query']) {
  return queryOptions({
    queryKey: [...everyOwnSheet, query],
    queryFn: ({ signal }) => call(timesheetsContract.one, { query }, signal),
    meta: { ofHotel: true },
  });
}

export const confirmOwn = mutationOptions({
  mutationFn: (body: RequestOf<typeof timesheetsContract.confirm>['body']) =>
    call(timesheetsContract.confirm, { body }),
  meta: { refreshes: everyOwnSheet },
});

/** The user's own average week and annual leave, up to the end of a month. */
export function ownBalancesQuery(query: RequestOf<typeof timesheetsContract.balances>['query']) {
  return queryOptions({
    queryKey: [...everyOwnSheet, 'balances', query],
    queryFn: ({ signal }) => call(timesheetsContract.balances, { query }, signal),
    meta: { ofHotel: true },
  });
}
