import type { AddressInfo } from 'node:net';
import { startMailWorker } from '#platform/mail/mail-worker';
import { sealer } from '#platform/sealed-text';
import { readOrMakeSecret } from '#platform/secrets';
import type { Settings } from '#platform/settings';
import { startDatabase } from '#platform/start-database';
import { sweepUploads } from '#platform/uploads/remove-orphans';
import { uploadsDirectory } from '#platform/uploads/upload-store';
import { buildApp } from './app';
import { seedDemo } from './features/core/demo/seed-demo';
import { accountsExist, hasDemoAccounts } from './features/core/session/account-list';
import { builtInSimulator } from './features/declarations/declarations/built-in-simulator';
import { startDeclarations } from './features/declarations/declarations/declarations-worker';
import { startDigests } from './features/demo-apps/blog/blog-digest.service';
import { startRetention } from './features/people/people/retention';
import { startAttendance } from './features/time/attendance/attendance-worker';
import { startRecounting } from './features/time/timesheets/recount-locked';
import { addSamples, beginAccounts } from './samples';
import { tellInTheNameOf } from './tell';

interface StartOptions {
  settings: Settings;
  migrations: string;
  webDirectory: string | undefined;
  log: (line: string) => void;
}

export interface RunningServer {
  address: string;
  hasAccounts: boolean;
  stop: () => Promise<void>;
}

/** Starts everything: database, migrations, demo data, server. Whatever fails is one Error with one line. */
export async function startServer({ settings, migrations, webDirectory, log }: StartOptions): Promise<RunningServer> {
  const database = await startDatabase(settings, migrations, log);
  try {
    const numbers = sealer(await readOrMakeSecret(settings.dataDirectory, 'sealing'));
    if (settings.seed === 'demo') {
      await seedDemo(database.db, settings.defaultTimeZone, log, numbers);
      await addSamples(database.db);
    } else await beginAccounts(database.db, false);
    if (settings.isProduction && (await hasDemoAccounts(database.db))) warnOfDemoAccounts(log);
    const tokenSecret = await readOrMakeSecret(settings.dataDirectory, 'tokens');
    let address = '';
    const origin = () => settings.publicUrl ?? address;
    const simulator = builtInSimulator(settings.dataDirectory);
    const app = await buildApp({ settings, database, tokenSecret, origin, webDirectory, simulator });
    try {
      await app.listen({ port: settings.port, host: settings.host });
    } catch (error) {
      throw listenFault(error, settings);
    }
    address = addressOf(app.server.address() as AddressInfo, settings.host);
    const stopMail = startMailWorker(database.db, settings, (err) => app.log.warn({ err }, 'mail'));
    const stopSweeping = sweepUploads(database.db, uploadsDirectory(settings.dataDirectory), (err) =>
      app.log.warn({ err }, 'uploads'),
    );
    const tell = tellInTheNameOf(settings.appName, origin);
    const stopDigests = startDigests(database.db, tell, (err) => app.log.warn({ err }, 'blog digest'));
    const stopRetention = startRetention(database.db, (err) => app.log.warn({ err }, 'retention'));
    const stopRecounting = startRecounting(database.db, (err) => app.log.warn({ err }, 'time sheets'));
    const stopAttendance = startAttendance(database.db, (err) => app.log.warn({ err }, 'attendance'));
    const house = { sealer: numbers, simulator: simulator.address };
    const stopDeclarations = startDeclarations(database, house, (err) => app.log.warn({ err }, 'declarations'));
    const stop = async () => {
      await stopDeclarations();
      stopRecounting();
      stopAttendance();
      stopRetention();
      stopMail();
      stopDigests();
      stopSweeping();
      await app.close();
      await database.close();
    };
    return { address, hasAccounts: await accountsExist(database.db), stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function addressOf({ port }: AddressInfo, host: string): string {
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

function listenFault(error: unknown, { port, host }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Stop the other program or set PORT to a free one.`);
  if (code === 'EACCES') return new Error(`Port ${port} needs more rights. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Error(`HOST ${host} is no address of this machine.`);
  return error;
}

function warnOfDemoAccounts(log: (line: string) => void): void {
  log(
    'WARNING: the demo accounts with their public passwords exist in production. Remove them, or start with HORAE_SEED=none.',
  );
}
