import type { Person } from '@horae/contract/person';
import { invalid } from '#platform/errors';

/** Throws if the last day precedes the first. */
export function refuseBeforeFirst(
  { firstDay, name }: Pick<Person, 'firstDay' | 'name'>,
  lastDay: string,
  path = 'lastDay',
): void {
  if (firstDay && lastDay < firstDay) throw invalid(path, `${name} starts on ${firstDay}: choose a later day.`);
}
