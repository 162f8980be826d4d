import { expect, it } from 'vitest';
import { timeOfQueued } from './queued-time.rules';

const server = Date.parse('2026-07-14T10:00:00Z');
const minute = 60_000;

it.each([
  ['right clock', -10 * minute, 600, 0, -10 * minute, 0, null],
  ['a clock an hour behind', -70 * minute, 600, -60 * minute, -10 * minute, -3600, null],
  ['a clock set right while it waited', -70 * minute, 600, 0, -10 * minute, -3600, null],
  ['a reload, right clock', -10 * minute, null, 0, -10 * minute, 0, null],
  ['a reload, a clock an hour ahead', 50 * minute, null, 60 * minute, -10 * minute, 3600, null],
  ['seven days', -10_080 * minute, 604_800, 0, -10_080 * minute, 0, null],
  ['more than seven days', -10_081 * minute, 604_860, 0, -10_081 * minute, 0, 'Older than 7 days'],
  ['a little ahead', minute, null, 0, 0, 0, null],
  ['in the future', 3 * minute, null, 0, 0, 0, 'In the future: the clock of the kiosk was changed'],
])('%s', (_what, deviceOff, secondsAgo, nowOff, at, skewSeconds, fault) => {
  const found = timeOfQueued({ deviceTime: server + deviceOff, secondsAgo }, server + nowOff, server);

  expect(found).toEqual({ at: new Date(server + at), skewSeconds, fault });
});
