import { existsSync, readFileSync } from 'node:fs';
import { uploadsContract } from '@horae/contract/core/uploads.contract';
import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveStream, openLive } from '../../apps/server/src/test/open-live';
import { type Installation, startInstallation } from './installation';
import { invitePeople, type Writer } from './people';
import { logIn, type Person } from './person';
import { declarationsTwice, mailsTwice, unfinishedDeclarations, unsentMails } from './sent-twice';
import { writing } from './writers';

const rounds = Number(process.env.SOAK_ROUNDS ?? 1);
const directory = process.env.SOAK_DIRECTORY;
if (!directory) throw new Error('Run this with  npm run soak -- two-servers');
const hotel = 1003;
const people = 50;

let all: Installation;
let admin: Person;
let writers: Writer[];
let load: ReturnType<typeof writing>;

beforeAll(async () => {
  all = await startInstallation(directory);
  admin = await logIn(all.haproxy.address, 'admin@demo.com', 'admin');
});
afterAll(async () => {
  await all?.stop();
});

const bothAreReady = async () => (await Promise.all([all.a.isReady(), all.b.isReady()])).every(Boolean);

/** Waits until the writers have had more answers, so that both servers and all writers are at work. */
async function untilWritten(more: number): Promise<void> {
  const goal = load.count() + more;
  await expect.poll(load.count, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(goal);
}

/** Adds a task at one server and waits until a stream at the other has heard of it. */
async function expectHeard(stream: LiveStream, address: string): Promise<void> {
  const before = stream.said.length;
  const heard = () => stream.said.slice(before).includes('"topic":"todo"');
  await expect
    .poll(
      async () => {
        await addTaskAt(address).catch(() => undefined);
        return heard();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true);
}

async function addTaskAt(address: string): Promise<number> {
  const answer = await fetch(address + todoContract.add.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ task: { title: 'to be heard of' } }),
  });
  if (answer.status === 401) await admin.renew();
  return answer.status;
}

const listen = (address: string) => openLive({ address, token: admin.token(), hotel });

it('fills an empty database once when both servers start on it', async () => {
  const [{ hotels }] = (await all.postgres.ask<{ hotels: number }>(
    'select count(*)::int as hotels from companies',
  )) as [{ hotels: number }];
  expect(hotels).toBe(3);
  const starts = [all.a, all.b].map(({ log }) => readFileSync(log, 'utf8'));
  expect(starts.filter((text) => text.includes('Preparing the demo hotels'))).toHaveLength(1);
  // Nothing is wrong with roles and settings.
  expect(starts.join('')).not.toMatch(/The role /);
});

it('reads a file at one server that was sent to the other', async () => {
  const form = new FormData();
  form.set('file', new Blob(['Kept by both.'], { type: 'text/plain' }), 'both.txt');
  const headers = { authorization: `Bearer ${admin.token()}` };
  const path = `${uploadsContract.add.path}?purpose=attachment`;
  const sent = await fetch(all.a.address + path, { method: 'POST', headers, body: form });
  const { upload } = (await sent.json()) as { upload: { address: string } };

  const read = await fetch(all.b.address + upload.address, { headers });

  expect([read.status, await read.text()]).toEqual([200, 'Kept by both.']);
});

it('shows at each server what the other one wrote', async () => {
  await admin.renew();
  for (const [here, there] of [
    [all.a, all.b],
    [all.b, all.a],
  ] as const) {
    const stream = await listen(here.address);
    await expectHeard(stream, there.address);
    stream.close();
  }
});

it('lets 50 people log in and write', async () => {
  const settings = {
    hotel,
    version: 1,
    target: 'trial',
    baseUrl: all.ergani.baseUrl,
    employerTaxNumber: '999999990',
    branch: 0,
    username: 'horae',
    password: 'simulator',
    userType: '02',
    isSending: true,
  };
  expect(await admin.ask(declarationsContract.saveSettings, { body: settings })).not.toBeNull();
  writers = await invitePeople(all, admin, hotel, people);
  load = writing(writers);
  await untilWritten(2 * people);
});

describe.each(Array.from({ length: rounds }, (_, round) => round + 1))('round %i', (round) => {
  it.each(['server a', 'server b', 'the pooler', 'the database'])('goes on after %s was killed', async (what) => {
    const victim = { 'server a': all.a, 'server b': all.b, 'the pooler': all.pooler, 'the database': all.postgres }[
      what
    ]!;
    const isServer = victim === all.a || victim === all.b;
    const other = victim === all.a ? all.b : all.a;
    await admin.renew();
    const stream = await listen(other.address);
    await untilWritten(10 + 7 * round);

    await victim.kill();
    // The other server goes on alone; without pooler or database nobody can.
    if (isServer) await untilWritten(people / 2);
    else await new Promise((resolve) => setTimeout(resolve, 1000));
    await victim.start();

    await expect.poll(bothAreReady, { timeout: 60_000 }).toBe(true);
    await untilWritten(people);
    // This screen was open all the time.
    await expectHeard(stream, (other === all.a ? all.b : all.a).address);
    expect(stream.isEnded).toBe(false);
    stream.close();
  });
});

it('loses no request when one server after the other is drained and replaced', async () => {
  for (const [name, server] of [
    ['a', all.a],
    ['b', all.b],
  ] as const) {
    await all.haproxy.setState(name, 'drain');
    const before = writers.reduce((sum, { repeats }) => sum + repeats(), 0);
    await untilWritten(people);
    expect(await server.stop()).toBe(0);
    await untilWritten(people);
    await server.start();
    await all.haproxy.setState(name, 'ready');
    // Only then may the other one go.
    await expect.poll(() => all.haproxy.isUp(name), { timeout: 30_000, interval: 200 }).toBe(true);
    await untilWritten(people);
    expect(writers.reduce((sum, { repeats }) => sum + repeats(), 0)).toBe(before);
  }
});

describe('afterwards', () => {
  beforeAll(() => load.stop());

  it('nobody was refused anything or logged out', async () => {
    await Promise.all(writers.map(({ renew }) => renew()));
    const refused = writers.flatMap(({ name, wrong }) => wrong.map((answer) => ({ name, ...answer })));
    expect(refused.slice(0, 5)).toEqual([]);
    const own = await Promise.all(writers.map(({ ask }) => ask(todoContract.counts)));
    expect(own.filter((counts) => counts === null)).toEqual([]);
  });

  it.each([
    ['tasks', `select title as name from todo_tasks where title like 'soak %'`],
    ['shifts', `select notes as name from shifts where notes like 'soak %' and layer = 'planned'`],
    [
      'punches',
      `select 'soak ' || replace(substring(key from 'soak-(.*?)-*$'), '-', ' ') as name from punches where key like 'web:%:soak-%'`,
    ],
    ['mails', `select subject as name from mail_outbox where subject like 'soak %'`],
  ] as const)('every acknowledged write is there once: %s', async (kind, sql) => {
    const found = (await all.postgres.ask<{ name: string }>(sql)).map(({ name }) => name).toSorted();
    const acknowledged = load.done[kind].toSorted();

    expect(acknowledged.length).toBeGreaterThan(people);
    expect(found).toEqual(acknowledged);
  });

  it('every mail arrived, and none twice without saying so', async () => {
    await expect.poll(() => unsentMails(all), { timeout: 400_000, interval: 2000 }).toEqual([]);
    const { silent, flagged } = await mailsTwice(all, load.done.mails);
    process.stdout.write(`${load.done.mails.length} mails, ${flagged} sent twice and flagged\n`);
    expect(silent).toEqual([]);
  }, 420_000);

  it('everything was declared, and nothing twice without saying so', async () => {
    await expect.poll(() => unfinishedDeclarations(all), { timeout: 200_000, interval: 2000 }).toEqual([]);
    const { silent, missing, flagged } = await declarationsTwice(all, load.done.declared);
    process.stdout.write(`${load.done.declared.length} days declared, ${flagged} documents sent twice and flagged\n`);
    expect({ silent, missing }).toEqual({ silent: [], missing: [] });
  }, 240_000);

  it('no server met anything unforeseen', () => {
    const lines = [all.a, all.b].flatMap(({ log }) => (existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []));
    expect(lines.filter((line) => line.includes('unforeseen')).slice(0, 5)).toEqual([]);
  });

  it('shows again at each server what the other one wrote', async () => {
    await admin.renew();
    for (const [here, there] of [
      [all.a, all.b],
      [all.b, all.a],
    ] as const) {
      const stream = await listen(here.address);
      await expectHeard(stream, there.address);
      stream.close();
    }
    expect(await bothAreReady()).toBe(true);
  });
});
