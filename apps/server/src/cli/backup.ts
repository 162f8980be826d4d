import { takeSnapshot } from '#platform/postgres/snapshot';
import { snapshotsOf } from '#platform/postgres/snapshot-directory';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { runCommand } from './run-command';

await runCommand(async ({ settings, database, say }) => {
  if (!database.embedded)
    throw new Error('DATABASE_URL is set. Back up that server with its own tools, or use npm run export.');
  const { path } = await takeSnapshot(database.embedded, snapshotsOf(settings.dataDirectory));
  const facts = { by: 'command line', what: 'snapshot' };
  await recordSecurityEvent(database.db, { kind: 'installation-exported', facts });
  say(`Snapshot ${path}`);
});
