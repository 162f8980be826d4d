import { rosterWords } from '#roster/roster.words';
import { RadioTabs } from '#ui/radio-tabs';
import { type Lens, lenses, type TimelineView } from '../model/timeline-view.rules';

interface LensChoiceProps {
  view: TimelineView;
  change: (part: Partial<TimelineView>) => void;
}

/** Chooses between shifts alone and a comparison of plan, declaration and clock. */
export function LensChoice({ view, change }: LensChoiceProps) {
  const say = rosterWords.use();
  return (
    <RadioTabs<Lens>
      label={say('lens.label')}
      value={view.lens}
      onChange={(lens) => change({ lens })}
      options={lenses.map((value) => ({ value, label: say(`lens.${value}`) }))}
    />
  );
}
