import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints one line and exits with code 1. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Horae needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
