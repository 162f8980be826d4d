import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const place = '/dev/shm';
const enough = 6_000_000_000;

/** The environment in which temporary databases are kept in memory, a tenth faster than on a disk, if there is room. */
export function inMemory() {
  try {
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) > enough ? { TMPDIR: place } : {};
  } catch {
    return {};
  }
}
