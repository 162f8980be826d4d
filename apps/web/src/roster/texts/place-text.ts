import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import { rosterWords } from '../roster.words';

type Place = Partial<Pick<ShiftPlace, 'department' | 'jobTitle'>>;

/** `at Pool bar`, `as Barista`, `at Pool bar, as Barista`; empty where and as what the person works anyhow. */
export function placeText({ department, jobTitle }: Place = {}): string {
  const { say } = rosterWords;
  const at = department && say('place.at', { department });
  const as = jobTitle && say('place.as', { job: jobTitle });
  return [at, as].filter(Boolean).join(', ');
}
