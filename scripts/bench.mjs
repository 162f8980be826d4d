import { buildWhatIsStale } from './build.mjs';
import { requireNode, root } from './environment.mjs';
import { installIfMissing } from './install.mjs';

requireNode();
installIfMissing();
installIfMissing(`${root}bench`);
await buildWhatIsStale();
await import('../bench/src/main.mjs');
