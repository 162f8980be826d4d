import { buildWhatIsStale } from './build.mjs';
import { requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// Long-running tests. `npm run soak -- clocks` runs every suite at other times and in other zones.
requireNode();
installIfMissing();
await buildWhatIsStale();
const [what, ...args] = process.argv.slice(2);
if (what === 'clocks') {
  const { soakClocks } = await import('./soak-clocks.mjs');
  process.exit(await soakClocks(args));
}
const { soakProcesses } = await import('./soak-processes.mjs');
process.exit(await soakProcesses());
