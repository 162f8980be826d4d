import { ActionItem } from '#ui/action-menu';
import type { SeriesWay } from '../model/series-days.rules';
import { fillWords } from './plan-fill.words';

const ways = ['right', 'down'] as const;

/** The same as the keys of a series, in the menu of the bar. */
export function SeriesItems({ onSeries }: { onSeries: ((to: SeriesWay) => void) | undefined }) {
  const say = fillWords.use();
  return (
    onSeries &&
    ways.map((to) => (
      <ActionItem key={to} onClick={() => onSeries(to)}>
        {say(`series.${to}`)}
      </ActionItem>
    ))
  );
}
