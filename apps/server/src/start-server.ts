import type { AddressInfo } from 'node:net';
import type { Database } from '#platform/database';
import { withAllCompanies } from '#platform/fence/companies';
import { inTurn } from '#platform/in-turn';
import { refuseWrongKeys } from '#platform/keys/check-keys';
import { readKeys } from '#platform/keys/keys';
import { type Sealer, sealer } from '#platform/sealed-text';
import { withoutCaller } from '#platform/security-events/caller';
import { recordRestore } from '#platform/security-events/restored-snapshot';
import type { Settings } from '#platform/settings';
import { startDatabase } from '#platform/start-database';
import { runWork } from '#platform/work/run-work';
import { buildApp } from './app';
import { drain } from './drain';
import { everyWork } from './every-work';
import { seedDemo } from './features/core/demo/seed-demo';
import { accountsExist } from './features/core/session/account-list';
import { warnOfDemoPasswords } from './features/core/session/demo-passwords-warning';
import { builtInSimulator } from './features/declarations/declarations/built-in-simulator';
import { printTaxNumbers } from './features/people/people/print-tax-numbers';
import { addSamples, beginAccounts } from './samples';
import { schema } from './schema';
import { tellInTheNameOf } from './tell';
import { warmUp } from './warm-up';

interface StartOptions {
  settings: Settings;
  webDirectory: string | undefined;
  log: (line: string) => void;
}

export interface RunningServer {
  address: string;
  hasAccounts: boolean;
  stop: () => Promise<void>;
}

/** Starts everything: database, migrations, demo data, server. Any failure throws an Error with one line. */
export async function startServer({ settings, webDirectory, log }: StartOptions): Promise<RunningServer> {
  const database = await startDatabase(settings, schema, log);
  try {
    const keys = await readKeys(settings);
    await refuseWrongKeys(database.db, keys);
    const numbers = sealer(keys.sealing);
    await withAllCompanies(() => inTurn(database.db, () => prepareContent(database.db, settings, numbers, log)));
    let address = '';
    const origin = () => settings.publicUrl ?? address;
    const simulator = builtInSimulator(settings.dataDirectory);
    const app = await buildApp({ settings, database, keys, origin, webDirectory, simulator });
    await withAllCompanies(() => recordRestore(database.db, settings.dataDirectory));
    await withAllCompanies(() => warmUp(database.db));
    try {
      await app.listen({ port: settings.port, host: settings.host });
    } catch (error) {
      throw listenFault(error, settings);
    }
    address = addressOf(app.server.address() as AddressInfo, settings.host);
    database.watch(log);
    const tell = tellInTheNameOf(settings, origin);
    const works = everyWork({ database, settings, tell, numbers, simulator });
    const running = withoutCaller(app.log, () =>
      runWork(database.db, works, (err, work) => app.log.warn({ err, work }, 'work failed')),
    );
    const stop = async () => {
      await drain(app, running, settings.stopSeconds);
      await database.close();
    };
    return { address, hasAccounts: await accountsExist(database.db), stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepareContent(db: Database, settings: Settings, numbers: Sealer, log: (line: string) => void) {
  if (settings.seed === 'demo') {
    await seedDemo(db, settings.defaultTimeZone, log, numbers);
    await addSamples(db);
  } else await beginAccounts(db, false);
  await printTaxNumbers(db, numbers);
  await warnOfDemoPasswords(db, settings, log);
}

function addressOf({ port }: AddressInfo, host: string): string {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

function listenFault(error: unknown, { port, host }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Stop the other program or set PORT to a free one.`);
  if (code === 'EACCES') return new Error(`Port ${port} needs administrator rights. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(`HOST ${host} is not an address of this machine.`);
  return error;
}
