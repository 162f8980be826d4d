import { acceptKey, compareKeys } from '#platform/keys/check-keys';
import { keyNames, readKeys } from '#platform/keys/keys';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

await runCommand(async ({ settings, database: { db }, say }) => {
  const { accept } = readArguments(['accept']).values;
  const keys = await readKeys(settings);
  if (accept !== undefined) {
    const name = keyNames.find((one) => one === accept);
    if (!name) throw new Error(`--accept takes one of ${keyNames.join(', ')}.`);
    await acceptKey(db, name, keys[name]);
  }
  for (const { name, fingerprint, isRight } of await compareKeys(db, keys))
    say(`${name}: ${fingerprint}, ${isRight ? 'the key of this database' : 'not the key of this database'}`);
});
