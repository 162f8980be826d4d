import { changeLayout, layout } from '#platform/layout';
import { smallestRows, timelineDrawing } from '#platform/preferences';
import { useStore } from '#platform/store';
import { isTouched } from '#platform/window-kind';
import { rosterWords } from '#roster/roster.words';
import { ActionItem } from '#ui/action-menu';

const drawings = ['cells', 'scale'] as const;
const densities = ['comfortable', 'compact'] as const;

/** Whether weeks print the times of every shift or draw shifts to scale, and the row height; both are remembered. */
export function DrawingChoice() {
  const say = rosterWords.use();
  const chosen = timelineDrawing.use();
  const { density } = useStore(layout);
  const isSmallest = smallestRows.use() && !isTouched();

  function choose(one: (typeof densities)[number]): void {
    smallestRows.set(false);
    changeLayout({ density: one });
  }

  return (
    <>
      <div role="group" aria-label={say('drawing.label')} className="menu-section">
        {drawings.map((drawing) => (
          <ActionItem key={drawing} isChosen={chosen === drawing} onClick={() => timelineDrawing.set(drawing)}>
            {say(`drawing.${drawing}`)}
          </ActionItem>
        ))}
      </div>
      <div role="group" aria-label={say('density.label')} className="menu-section">
        {densities.map((one) => (
          <ActionItem key={one} isChosen={!isSmallest && density === one} onClick={() => choose(one)}>
            {say(`density.${one}`)}
          </ActionItem>
        ))}
        {!isTouched() && (
          <ActionItem isChosen={isSmallest} onClick={() => smallestRows.set(true)}>
            {say('density.smallest')}
          </ActionItem>
        )}
      </div>
    </>
  );
}
