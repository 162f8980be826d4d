import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import type { PlaceNames } from '#roster/place-names';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import type { Draft } from './draft';
import { openDepartmentsOf } from './open-scope';

type Open = PublicationPreview['open'];

/** What drafts change in the open shifts of each department. */
export function openChanges(
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyItem>,
  wire: (item: AnyItem) => Open[number]['changes'][number]['after'],
  names: PlaceNames,
): Open {
  const departments = [...new Set(drafts.flatMap(openDepartmentsOf))];
  return departments
    .map((departmentId) => {
      const ofIt = (item: AnyItem | undefined) =>
        item && !hasPerson(item) && item.departmentId === departmentId ? wire(item) : null;
      const changes = drafts.flatMap(({ item, version, isRemoved }) => {
        const [before, after] = [ofIt(publishedOf.get(item.id)), isRemoved ? null : ofIt(item)];
        return before || after ? [{ id: item.id, version, before, after }] : [];
      });
      return { departmentId, name: names.department(departmentId) ?? '', changes };
    })
    .filter(({ changes }) => changes.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'el'));
}
