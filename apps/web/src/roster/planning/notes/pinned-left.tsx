import { Button } from '#ui/button';
import { planningWords } from '../planning.words';
import type { Pins } from './use-pins';

/** How many pinned cells the last action left as they are. */
export function PinnedLeft({ pins: { left, forget } }: { pins: Pins }) {
  const say = planningWords.use();
  if (left === 0) return null;
  return (
    <span className="ellipsis" role="status">
      {say('pinned', { count: left })}
      <Button look="plain" onClick={forget}>
        {say('close')}
      </Button>
    </span>
  );
}
