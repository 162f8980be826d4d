import type { RequestOf } from '@horae/contract/route';
import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { punchFilesContract as files } from '@horae/contract/time/punch-files.contract';
import { type WaitingGroup } from '@horae/contract/time/waiting-punches';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const everyDevice = ['clock-devices'];

export function devicesQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyDevice, 'list', hotel],
    queryFn: ({ signal }) => call(devices.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

/** A device with its current tag; fetched when its form opens. */
export function deviceQuery(hotel: number, id: number) {
  return queryOptions({
    queryKey: ['clock-device', hotel, id],
    queryFn: ({ signal }) => callTagged(devices.one, { query: { hotel, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type PinQuery = RequestOf<typeof devices.pins>['query'];
type WaitingQuery = RequestOf<typeof files.waiting>['query'];

export function waitingQuery(query: WaitingQuery) {
  return queryOptions({
    queryKey: [...everyDevice, 'waiting', query],
    queryFn: ({ signal }) => call(files.waiting, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

/** What waits for a reason other than its code, by terminal. */
export function heldQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyDevice, 'held', hotel],
    queryFn: ({ signal }) => call(files.held, { query: { hotel } }, signal),
    select: ({ held }) => held,
    meta: { ofHotel: true },
  });
}

/** The single punches of a group. */
export function waitingPunchesQuery(hotel: number, { code, source, reason }: WaitingGroup) {
  const query = { hotel, code, source, ...(reason !== null && { reason }) };
  return queryOptions({
    queryKey: [...everyDevice, 'waiting-punches', query],
    queryFn: ({ signal }) => call(files.waitingPunches, { query }, signal),
    meta: { ofHotel: true },
  });
}

export function pinsQuery(query: PinQuery) {
  return queryOptions({
    queryKey: [...everyDevice, 'pins', query],
    queryFn: ({ signal }) => call(devices.pins, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

/** The employees to whom punches can be assigned. */
export function hotelPeopleQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyDevice, 'people', hotel],
    queryFn: ({ signal }) => call(accountsContract.hotel, { query: { hotel } }, signal),
    select: ({ people }) => people,
  });
}

const meta = { refreshes: everyDevice, showsError: true };

export const addKiosk = mutationOptions({
  mutationFn: (body: RequestOf<typeof devices.addKiosk>['body']) => call(devices.addKiosk, { body }),
  meta,
});

export const pairAgain = mutationOptions({
  mutationFn: (body: RequestOf<typeof devices.pairAgain>['body']) => call(devices.pairAgain, { body }),
  meta: { refreshes: everyDevice },
});

export const addTerminal = mutationOptions({
  mutationFn: ({ key, body }: { key: string; body: RequestOf<typeof devices.addTerminal>['body'] }) =>
    callTagged(devices.addTerminal, { body }, { idempotencyKey: key }),
  meta,
});

export const updateDevice = mutationOptions({
  mutationFn: async (body: RequestOf<typeof devices.update>['body']) => {
    // The user may submit before the device has loaded.
    const { tag } = await queryClient.ensureQueryData(deviceQuery(Number(body.hotel), Number(body.id)));
    return callTagged(devices.update, { body }, { ifMatch: tag });
  },
  meta,
});

export const revokeDevice = mutationOptions({
  mutationFn: (body: RequestOf<typeof devices.revoke>['body']) => call(devices.revoke, { body }),
  meta: { refreshes: everyDevice },
});

export const makePins = mutationOptions({
  mutationFn: (body: RequestOf<typeof devices.makePins>['body']) => call(devices.makePins, { body }),
  meta: { refreshes: everyDevice },
});

export const removePins = mutationOptions({
  mutationFn: (body: RequestOf<typeof devices.removePins>['body']) => call(devices.removePins, { body }),
  meta: { refreshes: everyDevice },
});

export const assignWaiting = mutationOptions({
  mutationFn: (body: RequestOf<typeof files.assign>['body']) => call(files.assign, { body }),
  meta,
});

export const decideHeld = mutationOptions({
  mutationFn: (body: RequestOf<typeof files.decideHeld>['body']) => call(files.decideHeld, { body }),
  meta,
});

export const ignoreWaiting = mutationOptions({
  mutationFn: (body: RequestOf<typeof files.ignore>['body']) => call(files.ignore, { body }),
  meta,
});
