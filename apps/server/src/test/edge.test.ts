import { connect, type Socket } from 'node:net';
import { healthContract } from '@horae/contract/core/health.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLive } from '#test/open-live';
import { startTestApp, type TestApp } from '#test/start-test-app';

const stranger = '203.0.113.9';

let api: TestApp;
let address: string;
let token: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  api = await startTestApp({ environment: { TRUST_PROXY: 'loopback' } });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  token = (await api.login('client@demo.com', 'client')).accessToken;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => api.stop());

/** Sends the head of a POST and never its body; resolves with the status line, if the server answers. */
function sendHalf(from: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const head = ['host: localhost', `x-forwarded-for: ${from}`, 'content-type: application/json', 'content-length: 10'];
  socket.write(['POST /auth/login HTTP/1.1', ...head, 'expect: 100-continue', '', ''].join('\r\n'));
  return new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0] ?? '')));
}

const hotels = (from: string) =>
  fetch(`${address}/organisation/hotels`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });

describe('a stranger', () => {
  it('stops nobody else with a thousand half requests, nor the probes', async () => {
    const said = await Promise.all(Array.from({ length: 1000 }, () => sendHalf(stranger)));

    expect(said.filter((line) => line.includes('100 Continue'))).toHaveLength(1000);
    await vi.waitFor(async () => expect((await hotels(stranger)).status).toBe(503));
    expect((await hotels('198.51.100.4')).status).not.toBe(503);
    expect(
      (await fetch(address + healthContract.health.path, { headers: { 'x-forwarded-for': stranger } })).status,
    ).toBe(200);
    sockets.splice(0).forEach((socket) => socket.destroy());
    await vi.waitFor(async () => expect((await hotels(stranger)).status).not.toBe(503), { timeout: 20_000 });
  });

  it('gives up a request whose head or body never arrives', () => {
    const { headersTimeout, requestTimeout } = api.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([20_000, 120_000]);
  });
});

describe('callers who leave before they are answered', () => {
  /** Sends a whole request and closes the connection at once. */
  const sendAndLeave = (path: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      const head = ['host: localhost', `authorization: Bearer ${token}`, `x-forwarded-for: ${stranger}`];
      socket.write([`GET ${path} HTTP/1.1`, ...head, '', ''].join('\r\n'), () => socket.destroy());
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });

  it('are no longer counted, neither their calls nor their streams', async () => {
    for (let group = 0; group < 12; group += 1)
      await Promise.all(Array.from({ length: 50 }, () => sendAndLeave(todoContract.list.path)));
    await Promise.all(Array.from({ length: 30 }, () => sendAndLeave('/live?hotel=1003')));

    const tasks = () =>
      fetch(address + todoContract.list.path, {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': stranger },
      });
    await vi.waitFor(async () => expect((await tasks()).status).toBe(200), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        const stream = await openLive({ address, token, hotel: 1003 });
        stream.close();
        expect(stream.status).toBe(200);
      },
      { timeout: 20_000 },
    );
  });
});

describe('stopping', () => {
  it('does not wait for connections that have sent nothing, or half a head', async () => {
    const own = await startTestApp();
    const { port } = new URL(await own.app.listen({ port: 0, host: '127.0.0.1' }));
    const open = (text: string) =>
      new Promise<Socket>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, () => resolve(socket)));
        socket.on('error', () => undefined);
      });
    const waiting = await Promise.all([open(''), open('GET /hea')]);
    await fetch(`http://127.0.0.1:${port}${healthContract.health.path}`);

    await own.stop();

    await vi.waitFor(() =>
      expect(waiting.map(({ destroyed, readableEnded }) => destroyed || readableEnded)).toEqual([true, true]),
    );
  });
});

describe('the live streams of one account', () => {
  it('are at most twenty, and hold up no call', async () => {
    const streams = await Promise.all(Array.from({ length: 25 }, () => openLive({ address, token, hotel: 1003 })));

    const refused = streams.filter(({ status }) => status === 503);
    expect([refused.length, refused[0]?.headers.get('retry-after')]).toEqual([5, '30']);
    expect((await hotels(stranger)).status).not.toBe(503);
    streams.find(({ status }) => status === 200)?.close();
    await vi.waitFor(async () => expect((await openLive({ address, token, hotel: 1003 })).status).toBe(200));
    streams.forEach((stream) => stream.close());
  });
});
