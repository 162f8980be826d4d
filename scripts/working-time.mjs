import { buildWorkingTime } from './build-working-time.mjs';
import { fail, requireNode } from './environment.mjs';

// `npm run --silent working-time -- FILE.json`
requireNode();
const command = await buildWorkingTime('command').catch((error) => fail(`The build failed: ${error.message}`));
await import(command);
