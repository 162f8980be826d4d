import { buildPackage } from './build-package.mjs';

/** Returns the URL of a bundle of the package (`index` or `command`). */
export const buildWorkingTime = (bundle) =>
  buildPackage('working-time', ['src', 'command', '../local-time/src'], bundle);
