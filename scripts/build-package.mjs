import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './environment.mjs';
import { installIfMissing } from './install.mjs';

/**
 * Returns the URL of a package's bundle, and first builds it if the files in the `sources` folders changed. Each state
 * of the sources has its own folder, moved into place when complete, so that concurrent runs never see half a build.
 */
export async function buildPackage(packageName, sources, bundle) {
  const directory = join(root, 'packages', packageName);
  const name = fingerprint(directory, sources);
  const built = join(directory, 'dist', name);
  if (!existsSync(built)) {
    sayOnStderr(installIfMissing);
    const { build } = await import('vite');
    const outDir = join(directory, 'dist', `${name}-${process.pid}`);
    await build({ root: directory, logLevel: 'error', build: { outDir } });
    try {
      renameSync(outDir, built);
    } catch {
      rmSync(outDir, { recursive: true });
    }
  }
  return pathToFileURL(join(built, `${bundle}.js`)).href;
}

function fingerprint(directory, sources) {
  const hash = createHash('sha1').update(readFileSync(join(directory, 'vite.config.ts')));
  for (const part of sources)
    for (const file of readdirSync(join(directory, part), { recursive: true }).toSorted())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(`${file} `).update(readFileSync(join(directory, part, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Only the command's result may go to stdout, because callers parse it. */
function sayOnStderr(run) {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    run();
  } finally {
    process.stdout.write = write;
  }
}
