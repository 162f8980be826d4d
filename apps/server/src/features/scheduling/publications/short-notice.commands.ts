import type { ShortNotice } from '@horae/contract/scheduling/plan-publication';
import { invalid } from '#platform/errors';
import type { NoticedChange } from './own-change';

/** Work that begins soon is changed only if its person agreed, or for a reason, which the field of this name gives. */
export function refuseShortNotice(
  changesOf: ReadonlyMap<number, readonly NoticedChange[]>,
  { agreed, reason }: ShortNotice,
  field = 'shortNotice.reason',
): void {
  const hasAgreed = new Set(agreed);
  const isOpen = [...changesOf].some(
    ([employeeId, changes]) => !hasAgreed.has(employeeId) && changes.some(({ beginsAt }) => beginsAt !== null),
  );
  if (isOpen && !reason)
    throw invalid(
      field,
      'Some work begins within the notice time. List who agreed to the change, or enter a reason for the others.',
    );
}
