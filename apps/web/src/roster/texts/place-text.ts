import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import { rosterWords } from '../roster.words';

type Place = Partial<Pick<ShiftPlace, 'department' | 'jobTitle' | 'skill'>>;

/** `at Pool bar`, `as Barista`, `at Pool bar, as Barista, needs First aid`; empty where and as what the person works anyhow. */
export function placeText({ department, jobTitle, skill }: Place = {}): string {
  const { say } = rosterWords;
  const at = department && say('place.at', { department });
  const as = jobTitle && say('place.as', { job: jobTitle });
  const needs = skill && say('place.needs', { skill });
  return [at, as, needs].filter(Boolean).join(', ');
}
