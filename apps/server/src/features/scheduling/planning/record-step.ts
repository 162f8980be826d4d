import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import type { StepChange } from './draft';
import type { planSteps } from './planning.table';

type Step = Pick<typeof planSteps.$inferSelect, 'companyId' | 'accountId' | 'id' | 'way' | 'employeeIds' | 'changes'>;

/**
 * Records one action of a planner in the audit, however many shifts it touches. What it did to each of them is in the
 * history of the roster once it is published; a draft stays with those who plan (decision 55).
 */
export async function recordStep(tx: Database, step: Step, turned?: 'undone' | 'restored'): Promise<void> {
  const { companyId, accountId, id, way, employeeIds, changes } = step;
  const days = changes.flatMap(itemsOf).flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]);
  const [first] = days.toSorted();
  await recordChange(tx, {
    companyId,
    accountId,
    object: 'draft',
    objectId: id,
    ...(employeeIds.length === 1 && { employeeId: employeeIds[0] }),
    action: 'change',
    after: {
      way,
      items: changes.length,
      people: employeeIds.length,
      ...(first && { firstDay: first, lastDay: days.toSorted().at(-1) }),
      ...(turned && { [turned]: true }),
    },
  });
}

const itemsOf = ({ before, after, published }: StepChange) =>
  [before?.item, after?.item, published?.before, published?.after].flatMap((item) => item ?? []);
