import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { permissionsContract } from '@horae/contract/demo-apps/permissions.contract';
import { permissionsWords } from './permissions.words';

/** How the name of a permission is checked; `id` is the one that is renamed, of those that are taken. */
export function nameChecks(taken: readonly Permission[], id?: number) {
  const { say } = permissionsWords;
  return {
    shape: permissionsContract.rename.body.shape,
    words: { name: say('nameMissing') },
    rules: {
      name: (name: string) => {
        const isTaken = taken.some(
          (other) => other.id !== id && other.name.toLowerCase() === name.trim().toLowerCase(),
        );
        return isTaken ? say('nameTaken') : undefined;
      },
    },
  };
}
