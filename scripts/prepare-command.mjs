import { buildWhatIsStale } from './build.mjs';
import { fail } from './environment.mjs';
import { installIfMissing } from './install.mjs';

/** Installs and builds what a command needs. */
export async function prepareCommand() {
  installIfMissing();
  await buildWhatIsStale(['apps/server']).catch((error) => fail(`The build failed: ${error.message}`));
}
