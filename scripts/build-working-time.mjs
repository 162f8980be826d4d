import { buildPackage } from './build-package.mjs';

/** The address of a bundle of the package (`index` or `command`). */
export const buildWorkingTime = (bundle) =>
  buildPackage('working-time', ['src', 'command', '../local-time/src'], bundle);
