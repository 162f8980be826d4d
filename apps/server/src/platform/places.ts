import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The code runs bundled in apps/server/dist or as source in apps/server/src/platform.
const here = dirname(fileURLToPath(import.meta.url));
const serverDirectory = here.slice(0, here.lastIndexOf(join('apps', 'server')) + join('apps', 'server').length);

export const migrationsDirectory = join(serverDirectory, 'src', 'migrations');
export const builtThreadFile = join(serverDirectory, 'dist', 'heavy.thread.js');
export const webDirectory = join(serverDirectory, '..', 'web', 'dist');
export const isMissingBrowserBuild = () => !existsSync(join(webDirectory, 'index.html'));
