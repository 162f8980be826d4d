import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from './server';

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

it('answers what it has begun when it is told to stop, takes nothing new, and ends with 0', async () => {
  const server = await startServer();
  const port = Number(new URL(server.address).port);
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(head + body.slice(0, 10));
  // Sent once the head has arrived; only then has the server begun to handle the request.
  await expect.poll(() => said).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  said = '';

  const code = server.stop();
  await expect.poll(() => isListening(port)).toBe(false);
  socket.write(body.slice(10));

  await closed;
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  expect(said).toContain('accessToken');
  expect(await code).toBe(0);
  await server.clean();
});
