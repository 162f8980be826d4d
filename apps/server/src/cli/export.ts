import { resolve } from 'node:path';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { exportAll } from '#platform/transfer/export-all';
import { version } from '../features/core/web/browser-config';
import { readArguments } from './arguments';
import { runCommand } from './run-command';
import { tellMoved } from './tell-moved';

await runCommand(async ({ settings: { dataDirectory, keys }, database: { pool, db }, say }) => {
  const [file] = readArguments([]).positionals;
  if (!file) throw new Error('Enter a file name:  npm run export -- horae.jsonl.gz');
  tellMoved(await exportAll({ pool, dataDirectory, keys }, resolve(file), version), say);
  await recordSecurityEvent(db, { kind: 'installation-exported', facts: { by: 'command line', what: 'export' } });
  say('The file contains passwords (hashed) and the sealing key. Protect it like that key.');
});
