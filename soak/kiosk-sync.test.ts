import { randomUUID } from 'node:crypto';
import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { kioskContract, mostEntriesAtOnce, type QueuedPunch } from '@horae/contract/time/kiosk.contract';
import { type Punch, punchesContract } from '@horae/contract/time/punches.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../apps/server/src/platform/postgres/connection';
import { runningDatabase } from '../apps/server/src/platform/postgres/running-database';
import { seal } from '../apps/server/src/test/seal';
import { processesOf, untilGone } from './processes';
import { type Server, startServer } from './server';
import { startSeeded } from './start-seeded';

const rounds = Number(process.env.SOAK_ROUNDS ?? 3);
const hotel = 1003;
const day = 86_400_000;

let server: Server;
let tablet: { key: string; publicKey: string };
let person: { employeeId: number; code: string; pin: string };
let sent = 0;

beforeAll(async () => {
  server = await startSeeded();
  const { pairingCode } = (await server.call(devices.addKiosk, { hotel, name: 'Laundry door' })).body;
  const { key, kiosk } = (await server.call(kioskContract.pair, { code: pairingCode })).body;
  tablet = { key, publicKey: kiosk.publicKey };
  // Only what was punched after the pairing is taken without a person.
  const running = await runningDatabase(server.directory, () => undefined);
  await withClient(running!.connection, (client) =>
    client.query(`update clock_devices set paired_at = now() - interval '3 days'`),
  );
  const { slips } = (await server.call(devices.makePins, { hotel, employeeIds: [server.employees[0]] })).body;
  person = slips[0]!;
});
afterAll(async () => {
  const { directory } = server;
  expect(await server.stop()).toBe(0);
  await untilGone(() => processesOf(directory));
  await server.clean();
});

/** The punches a tablet stored while offline: one per second, some days ago. */
function queue(): QueuedPunch[] {
  return Array.from({ length: mostEntriesAtOnce }, (_, at) => {
    sent += 1;
    const key = randomUUID();
    const { code, pin } = person;
    const secondsAgo = day / 1000 - sent;
    const direction = at % 2 === 0 ? 'in' : 'out';
    const deviceTime = Date.now() - secondsAgo * 1000;
    return { key, sealed: seal(tablet.publicKey, { code, pin, key }), direction, order: sent, deviceTime, secondsAgo };
  });
}

async function sync(entries: QueuedPunch[]): Promise<{ key: string; outcome: string }[] | null> {
  const answer = await fetch(server.address + kioskContract.sync.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Device ${tablet.key}` },
    body: JSON.stringify({ now: Date.now(), entries }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { outcomes: { key: string; outcome: string }[] }).outcomes : null;
}

async function kioskPunches(): Promise<Punch[]> {
  const [from, to] = [-3, 1].map((days) => new Date(Date.now() + days * day).toISOString().slice(0, 10));
  const query = `hotel=${hotel}&employee=${person.employeeId}&from=${from}&to=${to}`;
  const { body } = await server.get<{ punches: Punch[] }>(`${punchesContract.list.path}?${query}`);
  return body.punches.filter(({ source }) => source === 'kiosk');
}

// Writing a queue takes about 50 to 100 ms after its arrival; the kills are spread over that time and beyond.
const mostPause = 150;
const pauses = Array.from({ length: rounds }, (_, round) => Math.round(((round + 1) / (rounds + 1)) * mostPause));

describe('a queue that was on its way when the server died', () => {
  it.each(pauses)('is taken once, whether it was killed before or after it was written: after %i ms', async (pause) => {
    const entries = queue();
    const first = sync(entries);
    await new Promise((resolve) => setTimeout(resolve, pause));
    await server.kill();
    await first;
    server = await startServer(server);

    expect(await sync(entries)).toEqual(entries.map(({ key }) => ({ key, outcome: 'recorded', reason: null })));
    expect(await sync(entries)).toHaveLength(entries.length);
    expect(await kioskPunches()).toHaveLength(sent);
  });
});
