import { resolve } from 'node:path';
import { exportAll } from '#platform/transfer/export-all';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

await runCommand(async ({ database, say }) => {
  const [file] = readArguments([]).positionals;
  if (!file) throw new Error('Name the file:  npm run export -- horae.jsonl.gz');
  for (const [table, rows] of await exportAll(database.pool, resolve(file)))
    say(`${String(rows).padStart(9)}  ${table}`);
});
