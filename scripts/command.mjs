import { buildWhatIsStale } from './build.mjs';
import { fail, requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// `npm run seed -- …` passes the name of the command, then its arguments.
requireNode();
installIfMissing();
await buildWhatIsStale(['apps/server']).catch((error) => fail(`The build failed: ${error.message}`));
const [name] = process.argv.splice(2, 1);
await import(`../apps/server/dist/cli/${name}.js`);
