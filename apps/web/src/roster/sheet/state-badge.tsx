import type { TimesheetState } from '@horae/contract/time/timesheet-lines';
import { Badge, type BadgeTone } from '#ui/badge';
import { sheetWords } from './sheet.words';

const tones: Record<TimesheetState, BadgeTone> = {
  open: 'neutral',
  confirmed: 'info',
  approved: 'success',
  locked: 'primary',
};

export function StateBadge({ state }: { state: TimesheetState }) {
  const say = sheetWords.use();
  return <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>;
}
