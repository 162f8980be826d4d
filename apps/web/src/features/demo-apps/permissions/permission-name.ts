import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { permissionsContract } from '@horae/contract/demo-apps/permissions.contract';
import { permissionsWords } from './permissions.words';

/** The validation of a permission's name; `id` is the permission being renamed, which may keep its name. */
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
