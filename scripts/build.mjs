import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';

const parts = [
  {
    name: 'apps/server',
    sources: [
      'apps/server',
      'packages/contract',
      'packages/local-time',
      'packages/sheet-file',
      'packages/roster-grid',
      'packages/working-time',
      'packages/ergani',
    ],
  },
  {
    name: 'apps/web',
    sources: [
      'apps/web',
      'packages/contract',
      'packages/local-time',
      'packages/roster-grid',
      'packages/sheet-file',
      'packages/timeline',
    ],
  },
];
const passedOver = new Set(['node_modules', 'dist', '.data', 'example', 'browser', 'gallery']);

/** Builds each part whose sources changed since its last build. */
export async function buildWhatIsStale(wanted = parts.map((part) => part.name)) {
  for (const { name, sources } of parts.filter((part) => wanted.includes(part.name))) {
    const stamp = join(root, name, 'dist', '.built-from');
    const now = fingerprint([...sources, 'package-lock.json']);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    process.stdout.write(`Building ${name} …\n`);
    await buildPart(join(root, name));
    writeFileSync(stamp, now);
  }
}

// Vite sets NODE_ENV to production for its own use, and servers started by this process would inherit it.
async function buildPart(directory) {
  const { NODE_ENV } = process.env;
  const { build } = await import('vite');
  try {
    await build({ root: directory, logLevel: 'error' });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function fingerprint(paths) {
  const hash = createHash('sha1');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const stats = statSync(join(root, path));
  if (!stats.isDirectory()) {
    hash.update(`${path} `).update(readFileSync(join(root, path)));
    return;
  }
  for (const entry of readdirSync(join(root, path)).toSorted()) {
    if (!passedOver.has(entry) && !/\.test\.tsx?$/.test(entry)) add(hash, `${path}/${entry}`);
  }
}
