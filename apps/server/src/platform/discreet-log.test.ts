import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { discreetLog } from './discreet-log';

it('logs which call was made, without its secrets', async () => {
  const secret = randomBytes(32).toString('base64url');
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = Fastify({ logger: { level: 'trace', stream, ...discreetLog } });
  app.get('/feeds/:hotel/:secret/shifts.ics', (request) => {
    request.log.warn({ req: request }, 'asked');
    throw new Error('broken');
  });

  await app.inject({ url: `/feeds/1003/${secret}/shifts.ics`, headers: { authorization: 'Bearer abc' } });
  await app.inject({ url: `/nowhere/${secret}?token=${secret}` });
  await app.close();

  expect(log).toContain('/feeds/1003/…/shifts.ics');
  expect(log).not.toContain(secret);
  expect(log).not.toContain('Bearer abc');
});
