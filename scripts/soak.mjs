import { fail, requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// Long-running tests. `npm run soak -- clocks` runs every suite at other times and in other zones, and
// `npm run soak -- two-servers` kills two servers, their pooler and their database in turn.
const others = {
  clocks: async () => (await import('./soak-clocks.mjs')).soakClocks,
  'two-servers': async () => (await import('./soak-two-servers.mjs')).soakTwoServers,
};
requireNode();
const [what, ...args] = process.argv.slice(2);
if (what && !Object.hasOwn(others, what))
  fail(`There is no "${what}". Run  npm run soak,  npm run soak -- clocks  or  npm run soak -- two-servers`);
installIfMissing();
if (what) {
  const soak = await others[what]();
  process.exit(await soak(args));
}
const { soakProcesses } = await import('./soak-processes.mjs');
process.exit(await soakProcesses());
