import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startServed } from '../../scripts/served.mjs';
import { cpuSeconds, percentile, repeat } from './measure.mjs';
import { residentMiB } from './process.mjs';

const wanted = 5000;
const perAccount = 20;
const watchedSeconds = 40;

/** Five thousand open screens: what they cost the server, and whether ordinary calls notice them. */
export async function benchStreams() {
  const served = await startServed({ TRUST_PROXY: '127.0.0.1' });
  try {
    const tokens = await registerAll(served);
    const ordinary = async () => percentile(await repeat(200, () => ask(served, tokens[0])), 99);
    const before = { call: await ordinary(), memory: residentMiB(served.pid) };
    const streams = await openAll(served, tokens);
    const began = cpuSeconds(served.pid);
    await setTimeout(watchedSeconds * 1000);
    const share = ((cpuSeconds(served.pid) - began) / watchedSeconds) * 100;
    const after = { call: await ordinary(), memory: residentMiB(served.pid) };
    const rows = [
      {
        what: '5 000 streams, refused or ended',
        unit: '',
        value: streams.filter(({ isOpen }) => !isOpen).length,
        budget: 0,
      },
      { what: 'memory of a stream', unit: 'KB', value: ((after.memory - before.memory) * 1024) / wanted },
      { what: 'memory, server process', unit: 'MB', value: after.memory, budget: 400 },
      { what: 'CPU of their heartbeats', unit: '%', value: share },
      { what: 'ordinary call without streams, p99', unit: 'ms', value: before.call },
      { what: 'ordinary call beside them, p99', unit: 'ms', value: after.call, budget: 100 },
    ];
    for (const { request } of streams) request.destroy();
    return rows;
  } finally {
    await served.stop();
  }
}

/** Ten at a time: each new account hashes a password and gets its samples. */
async function registerAll(served) {
  const tokens = [];
  for (let n = 0; n < wanted / perAccount; n += 10)
    tokens.push(...(await Promise.all(Array.from({ length: 10 }, (_, more) => register(served, n + more)))));
  return tokens;
}

async function register({ address }, n) {
  const password = `Horae-bench-${n}-Πύργος`;
  const body = { email: `bench${n}@world.example`, password, passwordConfirm: password };
  const answer = await fetch(`${address}/auth/register`, {
    method: 'POST',
    // One address may register sixty accounts without waiting.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n % 200}` },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).accessToken;
}

/** Opens the streams from several addresses of this machine, a hundred at a time. */
async function openAll({ address }, tokens) {
  const streams = [];
  for (let n = 0; n < wanted; n += 100)
    streams.push(...(await Promise.all(Array.from({ length: 100 }, (_, more) => open(address, tokens, n + more)))));
  return streams;
}

function open(address, tokens, n) {
  const headers = { authorization: `Bearer ${tokens[n % tokens.length]}` };
  const options = { agent: false, headers, localAddress: `127.0.0.${2 + (n % 8)}` };
  return new Promise((resolve, reject) => {
    const stream = { isOpen: false, request: get(`${address.replace('localhost', '127.0.0.1')}/live`, options) };
    stream.request.on('error', reject);
    stream.request.on('response', (response) => {
      stream.isOpen = response.statusCode === 200;
      const end = () => (stream.isOpen = false);
      response.on('close', end).on('error', end).resume();
      resolve(stream);
    });
  });
}

const ask = ({ address }, token) =>
  fetch(`${address}/api/bookmarks/data`, { headers: { authorization: `Bearer ${token}` } });
