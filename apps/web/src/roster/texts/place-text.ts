import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import { rosterWords } from '../roster.words';

type Place = Partial<ShiftPlace>;

/** `at Pool bar`, `as Barista`, `at Pool bar, in Terrace, as Barista, charged to 4100, needs First aid`; empty where and as what the person works anyhow. */
export function placeText({ department, workCentre, jobTitle, costPlace, skill }: Place = {}): string {
  const { say } = rosterWords;
  const at = department && say('place.at', { department });
  const within = workCentre && say('place.in', { centre: workCentre });
  const as = jobTitle && say('place.as', { job: jobTitle });
  const charged = costPlace && say('place.charged', { code: costPlace });
  const needs = skill && say('place.needs', { skill });
  return [at, within, as, charged, needs].filter(Boolean).join(', ');
}
