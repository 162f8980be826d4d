import type { Person } from '@horae/contract/person';
import { invalid } from '#platform/errors';

/** Nobody leaves before the first day. */
export function refuseBeforeFirst(
  { firstDay, name }: Pick<Person, 'firstDay' | 'name'>,
  lastDay: string,
  path = 'lastDay',
): void {
  if (firstDay && lastDay < firstDay) throw invalid(path, `${name} begins on ${firstDay}: choose a later day.`);
}
