import * as fc from 'fast-check';

/** Zones with every kind of clock change: an hour, half an hour, at midnight, at 00:01, a whole day, none. */
export const zones = [
  'Europe/Athens',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'UTC',
];

export const anyZone = fc.constantFrom(...zones);

const from1900 = Date.UTC(1900, 0, 1);
const to2200 = Date.UTC(2200, 0, 1);
const hour = 3_600_000;

// Half of all instants are near a clock change of some zone, where bugs are likely.
const changes = [
  '1916-07-27T22:26Z',
  '1941-04-06T22:00Z',
  '2010-11-07T02:31Z',
  '2011-12-30T10:00Z',
  '2026-03-28T22:00Z',
  '2026-03-29T01:00Z',
  '2026-04-04T15:00Z',
  '2026-04-05T03:00Z',
  '2026-04-23T22:00Z',
  '2026-10-03T15:30Z',
  '2026-10-24T21:00Z',
  '2026-10-25T01:00Z',
  '2026-10-29T21:00Z',
].map((text) => Date.parse(text));

/** Instants in the years 1900 to 2199, to the millisecond, many of them near a clock change. */
export const anyInstant = fc.oneof(
  fc.integer({ min: from1900, max: to2200 - 1 }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * hour, max: 30 * hour }))
    .map(([change, apart]) => change + apart),
  fc.tuple(fc.constantFrom(...changes), fc.constantFrom(-1, 0, 1)).map(([change, apart]) => change + apart),
);

/** Days since 1970-01-01, in the years 1900 to 2199. */
export const anyDay = fc.oneof(
  fc.integer({ min: from1900 / (24 * hour), max: to2200 / (24 * hour) - 1 }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -1, max: 1 }))
    .map(([change, apart]) => Math.floor(change / (24 * hour)) + apart),
);
