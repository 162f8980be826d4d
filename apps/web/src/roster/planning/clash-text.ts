import type { LocalDays } from '../model/local-days.rules';
import { awayOf } from './model/day-text.rules';
import type { DragClash } from './model/drag-clash.rules';
import { planningWords } from './planning.words';

/** Why something cannot be planned. */
export function clashText(clash: DragClash, days: LocalDays): string {
  const { say } = planningWords;
  if (clash.kind === 'elsewhere') return say('drag.elsewhere');
  const { with: other, kind } = clash;
  if (kind === 'leave' || awayOf(other.typeOfShift)) return say('drag.away');
  return say('drag.works', { times: `${days.clock(other.start)}–${days.clock(other.end)}` });
}
