import { describe, expect, it } from 'vitest';
import { faultOfQueued, timeOfQueued } from './queued-time.rules';

const server = Date.parse('2026-07-14T10:00:00Z');
const minute = 60_000;

it.each([
  ['right clock', -10 * minute, 600, 0, -10 * minute, 0, 600],
  ['a clock an hour behind', -70 * minute, 600, -60 * minute, -10 * minute, -3600, 600],
  ['a clock set right while it waited', -70 * minute, 600, 0, -10 * minute, -3600, 600],
  ['a reload, right clock', -10 * minute, null, 0, -10 * minute, 0, 600],
  ['a reload, a clock an hour ahead', 50 * minute, null, 60 * minute, -10 * minute, 3600, 600],
  ['a little ahead', minute, null, 0, 0, 0, -60],
])('%s', (_what, deviceOff, secondsAgo, nowOff, at, skewSeconds, ageSeconds) => {
  const time = timeOfQueued({ deviceTime: server + deviceOff, secondsAgo }, server + nowOff, server);

  expect(time).toEqual({ at: new Date(server + at), skewSeconds, ageSeconds });
});

describe('a queued punch', () => {
  const day = 86_400;
  const longAgo = new Date(server - 90 * day * 1000);
  const inFuture = 'In the future: the clock of the kiosk was changed';
  const before = 'Made before this kiosk was paired';

  it.each([
    ['is taken up to the hours of the policy', 3 * day, 72, longAgo, null],
    ['waits above them', 3 * day + 1, 72, longAgo, 'Sent more than 72 hours after it was made'],
    ['waits above other hours', 9 * 3600, 8, longAgo, 'Sent more than 8 hours after it was made'],
    ['is taken with a clock two minutes ahead', -120, 72, longAgo, null],
    ['waits when it lies in the future', -121, 72, longAgo, inFuture],
    ['waits when it was made before the pairing', 3600, 72, new Date(server - 1800 * 1000), before],
    ['is taken right after the pairing, with a clock a little behind', 1900, 72, new Date(server - 1800 * 1000), null],
    ['is taken when the pairing is unknown', 3600, 72, null, null],
  ])('%s', (_what, ageSeconds, offlineHours, pairedAt, fault) => {
    expect(faultOfQueued({ ageSeconds }, { offlineHours, pairedAt }, server)).toBe(fault);
  });
});
