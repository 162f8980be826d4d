import { buildWhatIsStale } from './build.mjs';
import { fail, requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

requireNode();
installIfMissing();
await buildWhatIsStale().catch((error) => fail(`The build failed: ${error.message}`));
await import('../apps/server/dist/main.js');
