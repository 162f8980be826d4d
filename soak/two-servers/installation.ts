import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { startSimulator } from '@horae/ergani/simulator';
import { startMailServer } from '../../apps/server/src/test/mail-server';
import { freePort, startPooler } from '../../apps/server/src/test/start-pooler';
import { startHaproxy } from './haproxy';
import { horae } from './horae';
import { passwords, startPostgres } from './postgres';

const key = () => randomBytes(32).toString('base64url');

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** Starts everything as docs/operations.md, "Two servers", says, in a directory that the caller removes. */
export async function startInstallation(directory: string) {
  const postgres = await startPostgres(directory);
  const pooler = await startPooler({
    host: '127.0.0.1',
    port: postgres.port,
    passwords: { horae_server: passwords.horae_server },
    databases: ['horae'],
    within: directory,
  });
  const mail = await startMailServer();
  const ergani = await startSimulator();
  mkdirSync(`${directory}/uploads`);
  const settings = {
    DATABASE_OWNER_URL: postgres.url('horae_owner'),
    DATABASE_URL: postgres.url('horae_server'),
    DECLARATION_HOSTS: '127.0.0.1',
    DATABASE_POOL_URL: pooler.url('horae_server', 'horae'),
    TOKENS_KEY: key(),
    SEALING_KEY: key(),
    KIOSK_KEY: key(),
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'horae@hotel.example',
    MAIL_ADDRESSES_PER_HOUR: '100000',
    // Short, so that people renew their tokens while things die; a screen that stays open needs it that long.
    ACCESS_TOKEN_TTL: '60',
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
  };
  const [a, b] = await Promise.all([horae(directory, 'a', settings), horae(directory, 'b', settings)]);
  // Both at once on an empty database: one fills it, the other waits.
  await Promise.all([a.start(), b.start()]);
  const haproxy = await startHaproxy(directory, { a: a.port, b: b.port });
  return {
    postgres,
    pooler,
    mail,
    ergani,
    a,
    b,
    haproxy,
    stop: async () => {
      await haproxy.kill();
      const codes = await Promise.all([a.stop(), b.stop()]);
      await pooler.stop();
      await postgres.stop();
      await Promise.all([mail.stop(), ergani.stop()]);
      return codes;
    },
  };
}
