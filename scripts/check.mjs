import { requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

requireNode();
installIfMissing();
const { check, vitest } = await import('./suites.mjs');
const { staticChecks } = await import('./static-checks.mjs');
const results = [];
for (const [name, ...command] of staticChecks) results.push(await check(name, ...command));
results.push(await vitest('unit and server', ['--project', '!embedded']));
const failed = results.filter((result) => result.failed > 0).map((result) => result.name);
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll checks passed.\n');
process.exit(failed.length > 0 ? 1 : 0);
