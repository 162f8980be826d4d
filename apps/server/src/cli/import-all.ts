import { resolve } from 'node:path';
import { importAll } from '#platform/transfer/import-all';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

await runCommand(async ({ database, say }) => {
  const [file] = readArguments([]).positionals;
  if (!file) throw new Error('Name the file:  npm run import-all -- horae.jsonl.gz');
  for (const [table, rows] of await importAll(database.pool, resolve(file)))
    say(`${String(rows).padStart(9)}  ${table}`);
});
