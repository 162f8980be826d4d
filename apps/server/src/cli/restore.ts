import { resolve } from 'node:path';
import { restoreSnapshot } from '#platform/postgres/restore';
import { noteRestore } from '#platform/security-events/restored-snapshot';
import { readSettings } from '#platform/settings';
import { readArguments } from './arguments';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const settings = readSettings(process.env);
  const [snapshot] = readArguments([]).positionals;
  if (!snapshot) throw new Error('Enter the snapshot:  npm run restore -- .data/snapshots/…');
  if (settings.databaseUrl) throw new Error('DATABASE_URL is set. Restore that server with its own tools.');
  await restoreSnapshot({ directory: settings.dataDirectory, snapshot: resolve(snapshot), log: say });
  await noteRestore(settings.dataDirectory, resolve(snapshot));
  say('The snapshot has been restored.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
