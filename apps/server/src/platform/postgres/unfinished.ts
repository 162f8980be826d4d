import { randomBytes } from 'node:crypto';
import { isAlive } from './postmaster';

const prefix = 'unfinished-';
// Process ids are reused, above all in containers.
const own = `${prefix}${process.pid}-${randomBytes(4).toString('hex')}-`;

/** Begins the name of a directory in progress, with the process id, so that other processes leave it alone. */
export const unfinishedName = () => own;

export const isUnfinished = (name: string) => name.startsWith(prefix);

/** Whether nobody works on this unfinished directory any more. */
export function isLeftover(name: string): boolean {
  if (!isUnfinished(name) || name.startsWith(own)) return false;
  const maker = Number.parseInt(name.slice(prefix.length), 10);
  return maker === process.pid || !isAlive(maker);
}
