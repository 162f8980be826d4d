import type { LocalDays } from '../model/local-days.rules';
import { awayOf } from './model/day-text.rules';
import type { DragClash } from './model/drag-clash.rules';
import { planningWords } from './planning.words';

/** Why something cannot be planned. */
export function clashText({ with: other, kind }: DragClash, days: LocalDays): string {
  const { say } = planningWords;
  if (kind === 'leave' || awayOf(other.typeOfShift)) return say('drag.away');
  return say('drag.works', { times: `${days.clock(other.start)}–${days.clock(other.end)}` });
}
