import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/start-test-app';
import { hotelClock } from './hotel-time';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.stop());

const zones = ['Europe/Athens', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Africa/Cairo', 'UTC'];
const changes = ['2026-03-28T22:00Z', '2026-03-29T01:00Z', '2026-10-24T21:00Z', '2026-10-25T01:00Z'];
const second = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2037, 0) / 1000 }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -30_000, max: 30_000 }))
    .map(([change, apart]) => Date.parse(change) / 1000 + apart),
);
const moments = fc.array(
  fc.tuple(fc.constantFrom(...zones), second, fc.constantFrom(0, 30, 180, 210, 240, 1439), fc.constantFrom(0, 0.25)),
  { minLength: 200, maxLength: 200 },
);

it('assigns every second to the same working day as the database', async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (asked) => {
      const column = (at: 0 | 1 | 2 | 3) => sql.param(asked.map((one) => one[at]));
      const { rows } = await api.database.db.execute<{ day: string }>(sql`
        select ((to_timestamp(second + part) at time zone zone) - divide * interval '1 minute')::date::text as day
        from unnest(${column(0)}::text[], ${column(1)}::float8[], ${column(2)}::int[], ${column(3)}::float8[])
          with ordinality as asked (zone, second, divide, part, place) order by place`);

      expect(asked.map(([zone, at, divide, part]) => hotelClock(zone).dayOf(at + part, divide))).toEqual(
        rows.map(({ day }) => day),
      );
    }),
    { numRuns: 10 },
  );
});
