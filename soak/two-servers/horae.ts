import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/src/test/start-pooler';
import { type Program, program } from './program';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export interface Horae extends Program {
  address: string;
  log: string;
  isReady: () => Promise<boolean>;
}

/** A built server, not started yet, with a data directory of its own and the shared directory of uploaded files in it. */
export async function horae(directory: string, name: string, settings: Record<string, string>): Promise<Horae> {
  const port = await freePort();
  const data = join(directory, name);
  mkdirSync(data);
  symlinkSync(join(directory, 'uploads'), join(data, 'uploads'));
  const log = join(directory, `${name}.log`);
  const server = program({
    command: process.execPath,
    args: [main],
    environment: { NODE_ENV: 'development', LOG_LEVEL: 'warn', ...settings, PORT: String(port), HORAE_DATA_DIR: data },
    log,
    port,
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/ready`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return { ...server, address, log, isReady };
}
