import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';

/** The packages of a lock file that come from the registry, by their folder; `isShipped` without those of development. */
export function lockedPackages(lockFile = 'package-lock.json') {
  const { packages } = JSON.parse(readFileSync(join(root, lockFile), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, locked]) =>
      Object.assign(locked, {
        folder,
        name: locked.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
        isShipped: !locked.dev,
      }),
    );
}
