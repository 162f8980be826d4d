import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceCallers } from './clock-devices';
import { namesIn } from './names-in';
import { startTestApp, type TestApp } from './start-test-app';

let api: TestApp;
let token: string;
let devices: Awaited<ReturnType<typeof deviceCallers>>;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  devices = await deviceCallers(api);
});
afterAll(() => api.stop());

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e99,
    2_147_483_648,
    '2147483648',
    true,
    [],
    {},
    '\0',
    '%',
    '{}',
    'NaN',
    '0x10',
    '١٢',
    'Infinity',
    [null],
    { value: {} },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

// Names of real fields, so that malformed values get past the outermost check.
const fieldNames = [...new Set(allContracts.flatMap(({ body }) => (body ? namesIn(body) : [])))];
const body = fc.oneof(
  fc
    .dictionary(
      fc.constantFrom(...fieldNames),
      fc.oneof(odd, fc.dictionary(fc.constantFrom(...fieldNames), odd, { maxKeys: 4 })),
      { maxKeys: 6 },
    )
    .map((value) => JSON.stringify(value)),
  odd.map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 60 }),
);
const query = fc.oneof(
  fc.webQueryParameters(),
  fc.string({ maxLength: 60 }).map(encodeURIComponent),
  fc.constantFrom('a[]=1&a=2', 'hotel[]=1', '%', '&&&', 'hotel=1003&hotel=1004', '%E0%A4%A'),
);
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  '',
);

// A generated object may override `toString`.
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Tables written by design: attempts with a secret, refusals, and contacts of devices are recorded. */
const writtenByDesign = ({ access }: RouteContract) =>
  access === 'device'
    ? ['attempts', 'security_events', 'clock_devices', 'refused_contacts']
    : ['attempts', 'security_events'];

interface Content extends Record<string, unknown> {
  name: string;
}
/** What the tables held after the call before; counting them all takes longer than the calls. */
let known: Content[] | undefined;

/** Returns the row count and the latest transaction of every table. */
async function contents(): Promise<Content[]> {
  const { rows: tables } = await api.database.db.execute<Content>(
    sql`select relname as name from pg_stat_user_tables order by relname`,
  );
  const counts = tables.map(
    ({ name }) => sql`select ${name} as name, count(*), max(xmin::text::bigint) from ${sql.identifier(name)}`,
  );
  // A parallel scan returns the tables in any order.
  return (await api.database.db.execute<Content>(sql`${sql.join(counts, sql` union all `)} order by 1`)).rows;
}

// Calls that start a session write by design; here they must only not return a 5xx.
const runs = process.env.SOAK_ROUNDS ? 100 : 25;
// A call that reads no input needs only a few runs.
const runsOf = ({ body, query, path }: RouteContract) => ((body ?? query ?? path.match(/:/)) ? runs : 15);

describe('malformed requests', () => {
  it.each(
    allContracts
      .filter((contract) => contract.writes !== 'stream' && contract.path !== '/auth/logout')
      .map((contract) => [contract.method, contract.path, contract] as const),
  )('%s %s never fails and never writes', async (method, path, contract) => {
    const before = known ?? (await contents());
    known = undefined;
    const isText = contract.writes === 'text';
    const headers = { authorization: `Bearer ${token}`, ...devices.headersFor(contract) };
    let succeeded = 0;

    await fc.assert(
      fc.asyncProperty(body, query, contentType, odd, async (payload, search, type, parameter) => {
        const url = path.replace(/:\w+/g, () => encodeURIComponent(textOf(parameter)));
        const answer = await api.app.inject({
          method,
          url: `${url}?${devices.searchFor(contract)}&${search}`,
          headers: { ...headers, ...(type && { 'content-type': type }) },
          ...(method === 'GET' ? {} : { payload }),
        });

        expect(answer.statusCode, `${payload} ${search}`).toBeLessThan(500);
        if (answer.statusCode < 400) succeeded += 1;
        if (answer.statusCode >= 400 && isText) expect(answer.body).toMatch(/^ERROR: /);
        else if (answer.statusCode >= 400) {
          const { error, message } = answer.json();
          expect(error.message).toBe(message);
          expect(error.fields !== undefined, answer.body).toBe(error.code === 'VALIDATION');
        }
      }),
      { numRuns: runsOf(contract) },
    );

    // A random request may be valid by chance.
    if (succeeded > 0 && method !== 'GET') return;
    known = await contents();
    const isWatched = ({ name }: Content) => !writtenByDesign(contract).includes(name);
    expect(known.filter(isWatched)).toEqual(before.filter(isWatched));
  });

  it.each([
    ['an unknown path', 'GET', '/nowhere', 404, 'NOT_FOUND'],
    ['a known path with another method', 'GET', '/auth/login', 404, 'NOT_FOUND'],
    ['a path in different case', 'POST', '/Auth/login', 404, 'NOT_FOUND'],
    ['a broken percent sign', 'GET', '/stafftimer/shifts/%zz', 404, 'NOT_FOUND'],
  ] as const)('%s', async (_what, method, url, status, code) => {
    const answer = await api.app.inject({ method, url });

    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  it.each([
    ['not JSON', '{', 'application/json', 400, 'INVALID_JSON'],
    ['too large', JSON.stringify({ email: 'x'.repeat(1_048_576) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    ['of another type', 'email=x', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a list', '[]', 'application/json', 400, 'VALIDATION'],
    ['a text', '"x"', 'application/json', 400, 'VALIDATION'],
  ] as const)('a body that is %s', async (_what, payload, type, status, code) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload,
      headers: { 'content-type': type },
    });

    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    if (code === 'VALIDATION') expect(answer.json().error.fields[0].path).toBe('');
  });

  it('accepts a body of exactly one mebibyte', async () => {
    const frame = JSON.stringify({ email: 'a@b.gr', password: 'x', more: '' });
    const payload = frame.replace('""', `"${'x'.repeat(1_048_576 - frame.length)}"`);

    const answer = await api.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });

    expect([payload.length, answer.json().error.code]).toEqual([1_048_576, 'INVALID_CREDENTIALS']);
  });

  it('treats an empty JSON body as absent', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: '',
      headers: { 'content-type': 'application/json' },
    });

    expect(answer.json().error.fields.map((field: { path: string }) => field.path)).toEqual(['email', 'password']);
  });
});
