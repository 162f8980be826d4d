import type { GridModel } from '../model/grid-model.rules';
import type { TimelineControl } from '../use-timeline';

interface PhoneTimelineProps {
  control: TimelineControl;
  model: GridModel;
  onOpen: (shift: number) => void;
}

export function PhoneTimeline({ model }: PhoneTimelineProps) {
  return <p>{model.shown}</p>;
}
