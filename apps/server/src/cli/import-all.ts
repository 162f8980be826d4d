import { resolve } from 'node:path';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { importAll } from '#platform/transfer/import-all';
import { schema } from '../schema';
import { readArguments } from './arguments';
import { runCommand } from './run-command';
import { tellMoved } from './tell-moved';

await runCommand(
  async ({ settings: { dataDirectory, keys }, database: { pool, db, embedded }, say }) => {
    const [file] = readArguments([]).positionals;
    if (!file) throw new Error('Enter a file name:  npm run import-all -- horae.jsonl.gz');
    tellMoved(
      await importAll({ pool, dataDirectory, keys, isEmbedded: embedded !== undefined }, schema, resolve(file)),
      say,
    );
    await recordSecurityEvent(db, { kind: 'installation-imported', facts: { by: 'command line' } });
  },
  // A running server would continue with the secrets it has already read.
  { joinsRunning: false },
);
