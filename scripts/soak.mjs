import { fail, requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// Long-running tests. `npm run soak -- clocks` runs every suite at other times and in other zones.
requireNode();
const [what, ...args] = process.argv.slice(2);
if (what && what !== 'clocks') fail(`There is no "${what}". Run  npm run soak  or  npm run soak -- clocks`);
installIfMissing();
if (what) {
  const { soakClocks } = await import('./soak-clocks.mjs');
  process.exit(await soakClocks(args));
}
const { soakProcesses } = await import('./soak-processes.mjs');
process.exit(await soakProcesses());
