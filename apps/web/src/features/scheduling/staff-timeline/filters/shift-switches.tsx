import { rosterWords } from '#roster/roster.words';
import { Switch } from '#ui/switch';
import type { TimelineView } from '../model/timeline-view.rules';

interface ShiftSwitchesProps {
  view: TimelineView;
  change: (part: Partial<TimelineView>) => void;
  disabled: boolean;
}

/** Whether overtime is shown, and whether declarations are loaded. */
export function ShiftSwitches({ view, change, disabled }: ShiftSwitchesProps) {
  const say = rosterWords.use();
  return (
    <>
      <Switch
        label={say('overtimes')}
        checked={view.overtimes}
        disabled={disabled}
        onChange={(overtimes) => change({ overtimes })}
      />
      <Switch
        label={say('ergani')}
        checked={view.ergani}
        disabled={disabled}
        onChange={(ergani) => change({ ergani })}
      />
    </>
  );
}
