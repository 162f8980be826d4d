import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { Server } from './server';
import { startSeeded } from './start-seeded';

const body = JSON.stringify({ email: 'client@demo.com', password: 'client' });
const head = [
  'POST /auth/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
  'expect: 100-continue',
  '',
  '',
].join('\r\n');

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/** Sends half a request to the server; resolves once the server has begun to handle it. */
async function sendHalf({ address }: Server) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const heard = { said: '' };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    heard.said += chunk;
  });
  socket.write(head + body.slice(0, 10));
  // Sent once the head has arrived; only then has the server begun to handle the request.
  await expect.poll(() => heard.said).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  heard.said = '';
  return { socket, heard, closed: new Promise((resolve) => socket.on('close', resolve)) };
}

it('answers what it has begun when it is told to stop, takes nothing new, and ends with 0', async () => {
  const server = await startSeeded();
  const { socket, heard, closed } = await sendHalf(server);

  const code = server.stop();
  await expect.poll(() => isListening(Number(new URL(server.address).port))).toBe(false);
  socket.write(body.slice(10));

  await closed;
  expect(heard.said).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard.said).toContain('accessToken');
  expect(await code).toBe(0);
  await server.clean();
});

it('is not held up by half a request when it is told to stop', async () => {
  const server = await startSeeded({ STOP_SECONDS: '1' });
  const { closed } = await sendHalf(server);

  expect(await server.stop()).toBe(0);

  await closed;
  await server.clean();
});
