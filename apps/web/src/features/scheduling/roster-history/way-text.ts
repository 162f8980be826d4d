import type { RosterChange } from '@horae/contract/scheduling/roster-history.contract';
import { historyWords } from './roster-history.words';

/** How a change came: `Published (dragged)`. */
export function wayText({ way, gesture }: Pick<RosterChange, 'way' | 'gesture'>): string {
  const { say } = historyWords;
  return gesture ? `${say(`way.${way}`)} (${say(`gesture.${gesture}`)})` : say(`way.${way}`);
}
