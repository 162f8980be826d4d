import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceCallers } from './clock-devices';
import { knownRecords } from './extreme-records';
import { extremeRequest, type Known, type Request } from './extreme-requests';
import { type Profile, spans } from './extreme-values';
import { filled, inputSchemas, type Path, type Schema } from './full-request';
import { type LoopWatch, watchLoop } from './loop-watch';
import { startTestApp, type TestApp } from './start-test-app';
import { urlOf } from './url-of';

/** No call may block the event loop for longer, in milliseconds. */
const longestBlock = 200;

let api: TestApp;
let token: string;
let devices: Awaited<ReturnType<typeof deviceCallers>>;
let watch: LoopWatch;
let knownFor: (contract: RouteContract) => Known;
beforeAll(async () => {
  api = await startTestApp({ checksReplies: false });
  devices = await deviceCallers(api);
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  knownFor = await knownRecords(api);
  watch = watchLoop();
});
afterAll(async () => {
  watch.stop();
  await api.stop();
});

const profiles: Record<string, Profile> = {
  'long texts and the last dates': { numbers: 'large', texts: 'long', lists: 'few', dates: 'last' },
  'long lists and the longest range': { numbers: 'large', texts: 'short', lists: 'many', dates: 'first' },
  'the smallest values': { numbers: 'small', texts: 'short', lists: 'few', dates: 'first' },
  'white space around today': { numbers: 'small', texts: 'gaps', lists: 'few', dates: 'now' },
  'nothing that may be left out': { numbers: 'small', texts: 'short', lists: 'few', dates: 'now', nulls: true },
};

async function send(contract: RouteContract, request: Request) {
  const isJson = contract.takes !== 'text';
  const payload = contract.method === 'GET' || request.body === undefined ? undefined : request.body;
  const body = isJson ? JSON.stringify(payload) : String(payload);
  const headers = { authorization: `Bearer ${token}`, ...devices.headersFor(contract) };
  watch.longestBlock();
  const { statusCode: status } = await api.app.inject({
    method: contract.method,
    url: urlOf(contract, request),
    headers: {
      ...headers,
      ...(payload !== undefined && { 'content-type': isJson ? 'application/json' : 'text/plain' }),
    },
    ...(payload !== undefined && { payload: body }),
  });
  return { status, block: watch.longestBlock() };
}

/** The same change of the record as it is after so many changes. */
function ofVersion(request: Request, changes: number): Request {
  const { body } = request;
  const isVersioned =
    typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number';
  return isVersioned ? { ...request, body: { ...body, version: Number(body.version) + changes } } : request;
}

/**
 * Sends a request. If it blocked the event loop for too long, sends others of the same kind that get the same answer,
 * since the first may have met a cold start: another change has its own key and the next version.
 */
async function sendSteadily(contract: RouteContract, request: Request, another: () => Request) {
  let answer = await send(contract, request);
  for (let again = 1; again <= 2 && answer.block > longestBlock; again++) {
    const next = await send(contract, ofVersion(another(), again));
    if (next.status === answer.status && next.block < answer.block) answer = next;
  }
  return answer;
}

const calls = allContracts.filter(({ writes, path }) => writes !== 'stream' && path !== '/auth/logout');
const readsFirst = ['GET', 'POST', 'DELETE'];
const inOrder = calls.toSorted((one, other) => readsFirst.indexOf(one.method) - readsFirst.indexOf(other.method));

describe('valid requests of extreme values', () => {
  it.each(inOrder.map((contract) => [contract.method, contract.path, contract] as const))(
    '%s %s never fails and never blocks the event loop',
    async (_method, _path, contract) => {
      let sent = 0;
      for (const [name, profile] of Object.entries(profiles)) {
        const known = knownFor(contract);
        let last = '';
        for (const span of spans) {
          const another = () => extremeRequest(contract, profile, knownFor(contract), span)!;
          const request = extremeRequest(contract, profile, known, span);
          if (!request || JSON.stringify(request) === last) continue;
          last = JSON.stringify(request);
          sent += 1;
          const { status, block } = await sendSteadily(contract, request, another);

          expect(
            status < 500 && block <= longestBlock,
            `${name}: ${status}, blocked for ${block} ms, ${last.slice(0, 400)}`,
          ).toBe(true);
          // A range that the contract allows may still be too long for the call.
          if (status !== 400) break;
        }
      }
      expect(sent).toBeGreaterThan(0);
    },
    120_000,
  );
});

/** Two dates of one record, which no call walks from the first to the second. */
const ownRecords = [
  '/agreements/add body.agreement',
  '/agreements/change body.agreement',
  '/organisation/set-holiday body',
  '/people/add-person body.person',
  '/people/update-person body.fields',
  '/people/set-former-employment body.employment',
  '/people/set-loan body.loan',
  '/roster-wishes/save body.wish',
  '/leaves/save body.leave',
  '/planning/leave body.leave',
  '/apps/calendar/add-event body.event',
  '/apps/calendar/update-event body.event',
  '/rotations/assign body',
  '/staffing-needs/add body.needs.0',
  '/staffing-needs/change body.need',
];
/** The same of the sample applications, which may be gone. */
const records = new Set([
  ...ownRecords,
  ...['add', 'update'].map((action) => `/apps/invoice/${action}-invoice body.invoice`),
]);

/** The objects of a request with two dates, as `/path body.dates`; not the filters of a list that comes in pages. */
function rangesOf(contract: RouteContract): string[] {
  const dates = new Map<string, number>();
  for (const [part, schema] of Object.entries(inputSchemas(contract))) {
    if (schema.properties?.page) continue;
    const leaf = ({ formatMinimum }: Schema, path: Path) => {
      const place = [part, ...path.slice(0, -1)].join('.');
      if (formatMinimum) dates.set(place, (dates.get(place) ?? 0) + 1);
    };
    const variant = (variants: Schema[]) => variants.find(({ properties }) => properties) ?? variants[0]!;
    filled(schema, { leaf, variant, count: () => 1 });
  }
  return [...dates].filter(([, count]) => count > 1).map(([place]) => `${contract.path} ${place}`);
}

const ranges = calls.flatMap((contract) => rangesOf(contract).map((place) => ({ contract, place })));

describe('a range of dates', () => {
  it.each(ranges.filter(({ place }) => !records.has(place)))('has a longest length: $place', async ({ contract }) => {
    const requestOf = (days: number) =>
      extremeRequest(contract, profiles['the smallest values']!, knownFor(contract), days);
    const [day, centuries] = [requestOf(1), requestOf(spans[0]!)];

    expect((await send(contract, day!)).status).not.toBe(400);
    if (centuries) expect((await send(contract, centuries)).status).toBe(400);
  });

  it('is looked for in every call', () => {
    expect(ranges.map(({ place }) => place)).toEqual(expect.arrayContaining(ownRecords));
    expect(ranges.filter(({ place }) => !records.has(place)).length).toBeGreaterThanOrEqual(7);
  });
});
