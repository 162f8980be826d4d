import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { permissionsWords } from './permissions.words';

/** What is wrong with a name, if anything; `id` is the permission that has it now. */
export function nameFault(name: string, taken: readonly Permission[], id?: number): string | undefined {
  const say = permissionsWords.say;
  if (name.trim() === '') return say('nameMissing');
  if (name.length > 100) return say('nameLong');
  const isTaken = taken.some((other) => other.id !== id && other.name.toLowerCase() === name.trim().toLowerCase());
  return isTaken ? say('nameTaken') : undefined;
}
