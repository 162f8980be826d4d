import { buildPackage } from './build-package.mjs';
import { fail, requireNode } from './environment.mjs';

// `npm run ergani:simulator -- --port 4010 --state FILE.json`
requireNode();
const sources = ['src', 'simulator', 'command', '../local-time/src'];
const command = await buildPackage('ergani', sources, 'command').catch((error) =>
  fail(`The build failed: ${error.message}`),
);
await import(command);
