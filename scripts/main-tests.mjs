import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './environment.mjs';

const features = join(root, 'apps', 'server', 'src', 'features');
const isTestOfSql = (name) => name.endsWith('.test.ts') && !name.endsWith('.rules.test.ts');
const testsIn = (directory) => readdirSync(directory).filter(isTestOfSql).toSorted();

/**
 * The test of each feature that is named after it, or else its first that uses a database, as paths within the server:
 * enough to see that the statements are understood.
 */
export function mainTests() {
  const areas = foldersIn(features);
  return areas.flatMap(foldersIn).flatMap((folder) => {
    const main = `${basename(folder)}.test.ts`;
    const tests = testsIn(folder);
    const chosen = tests.includes(main) ? [main] : tests.slice(0, 1);
    return chosen.map((name) => join('src', folder.slice(features.length - 'features'.length), name));
  });
}

function foldersIn(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(directory, name));
}
