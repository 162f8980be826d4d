import type { FindingKind, FindingSeverity, FindingView } from '@horae/contract/time/attendance.contract';
import { readId } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';
import type { FindingsWanted } from './attendance.queries';

export const views: readonly FindingView[] = ['open', 'overdue', 'decided', 'settled'];
export const severities: readonly FindingSeverity[] = ['high', 'medium', 'low'];
export const kinds: readonly FindingKind[] = [
  'missingIn',
  'missingOut',
  'noPunch',
  'noPlan',
  'late',
  'early',
  'short',
  'long',
  'overlap',
  'restBreached',
  'overtimeNotDeclared',
  'layersDiffer',
];
const owners = ['mine', 'none'] as const;

const dayOf = (text: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined);
const oneOf = <T extends string>(known: readonly T[], text: string | undefined) => known.find((one) => one === text);

export const viewOf = (search: TextSearch): FindingView => oneOf(views, search.view) ?? 'open';

/** The filters in the URL; invalid values are ignored. */
export function readFindingPlace(search: TextSearch): Partial<FindingsWanted> {
  const found = {
    kind: oneOf(kinds, search.kind),
    severity: oneOf(severities, search.severity),
    owner: oneOf(owners, search.owner),
    department: readId(search.department) ?? undefined,
    employee: readId(search.employee) ?? undefined,
    from: dayOf(search.from),
    to: dayOf(search.to),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
