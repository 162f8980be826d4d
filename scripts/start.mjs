import { buildWhatIsStale } from './build.mjs';
import { fail, requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

requireNode();
installIfMissing();
const mode = process.env.NODE_ENV ?? 'development';
await buildWhatIsStale().catch((error) => fail(`The build failed: ${error.message}`));
// The build sets it to production for its own use.
process.env.NODE_ENV = mode;
await import('../apps/server/dist/main.js');
