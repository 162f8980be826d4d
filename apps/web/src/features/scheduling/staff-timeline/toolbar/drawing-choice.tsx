import { timelineDrawing } from '#platform/preferences';
import filterStyles from '#roster/filters/filters.module.css';
import { rosterWords } from '#roster/roster.words';
import { ActionItem } from '#ui/action-menu';

const drawings = ['cells', 'scale'] as const;

/** Whether weeks print the times of every shift or draw shifts to scale; remembered on this device. */
export function DrawingChoice() {
  const say = rosterWords.use();
  const chosen = timelineDrawing.use();
  return (
    <div role="group" aria-label={say('drawing.label')} className={filterStyles.section}>
      {drawings.map((drawing) => (
        <ActionItem key={drawing} isChosen={chosen === drawing} onClick={() => timelineDrawing.set(drawing)}>
          {say(`drawing.${drawing}`)}
        </ActionItem>
      ))}
    </div>
  );
}
