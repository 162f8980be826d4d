import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './environment.mjs';

const features = join(root, 'apps', 'server', 'src', 'features');
const isTestOfSql = (name) => name.endsWith('.test.ts') && !name.endsWith('.rules.test.ts');
const testsIn = (directory, options) => readdirSync(directory, options).filter(isTestOfSql);

/**
 * The test of each feature that is named after it, as paths within the server, or all that use a database if none is:
 * enough to run each statement once.
 */
export function mainTests() {
  const areas = foldersIn(features);
  return areas.flatMap(foldersIn).flatMap((folder) => {
    const main = `${basename(folder)}.test.ts`;
    const tests = testsIn(folder).includes(main) ? [main] : testsIn(folder, { recursive: true });
    return tests.map((name) => join('src', folder.slice(features.length - 'features'.length), name));
  });
}

function foldersIn(directory) {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(directory, name));
}
