import { buildWhatIsStale } from './build.mjs';
import { requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// What takes long: the same tests that `npm test` runs for three rounds, for twenty.
requireNode();
installIfMissing();
await buildWhatIsStale(['apps/server']);
const { vitest } = await import('./suites.mjs');
const { passed, failed } = await vitest('killed processes', ['--root', 'soak'], {
  SOAK_ROUNDS: process.env.SOAK_ROUNDS ?? '20',
});
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
