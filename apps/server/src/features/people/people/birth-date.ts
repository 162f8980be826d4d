import { invalid } from '#platform/errors';

/** Throws if a date of birth lies after `today`; `path` is that of the record. */
export function refuseUnborn(birthDate: string | null | undefined, today: string, path: string): void {
  if (birthDate && birthDate > today) throw invalid(`${path}birthDate`, 'The date of birth is in the future.');
}
