import { notify } from '#platform/notify';
import type { RosterAddress } from '../../roster-address';
import { type ChosenDays, chosenCells } from '../model/fill-days.rules';
import { replaceDays } from '../model/replace-day.rules';
import { type Series, type SeriesWay, seriesOf } from '../model/series-days.rules';
import type { Pins } from '../notes/use-pins';
import type { PlanEdits } from '../use-plan-edits';
import { useReportedEdits } from '../use-reported-edits';
import { fillWords } from './plan-fill.words';
import { useSeriesKeys } from './use-series-keys';

interface FillSeriesInput {
  chosen: ChosenDays;
  address: RosterAddress;
  edits: PlanEdits;
  pins: Pins;
}

/** Continues the pattern in the selected block over its empty days; undefined while no block is selected. */
export function useFillSeries({ chosen, address: { days }, edits, pins }: FillSeriesInput) {
  const reported = useReportedEdits(edits);
  const isBlock = !chosen.cells && chosen.people.length * chosen.dates.length > 1;

  function fillSeries(to: SeriesWay): void {
    const series = seriesOf(edits.now, chosen, to, days);
    const free = pins.leaveOut(chosenCells(chosen).length, series.wanted);
    const count = free(series.wanted).length;
    if (count === 0) return void notify(fillWords.say(`series.nothing.${to}`));
    reported(doneText(series, to, count)).change('filled', (now) =>
      replaceDays(now, free(seriesOf(now, chosen, to, days).wanted), days),
    );
  }
  const fill = isBlock ? fillSeries : undefined;
  useSeriesKeys(fill);
  return fill;
}

function doneText({ length, shift }: Series, to: SeriesWay, count: number): string {
  const { say } = fillWords;
  const what = say('series.days', { count });
  if (shift !== 0) return say(shift > 0 ? 'series.later' : 'series.earlier', { days: what, count: Math.abs(shift) });
  return say(to === 'right' ? 'series.repeatedDays' : 'series.repeatedPeople', { days: what, count: length });
}
