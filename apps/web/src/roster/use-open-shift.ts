import { useEffect, useMemo } from 'react';
import { notify } from '#platform/notify';
import { isCovered, type LoadedBoard } from './loaded-board';
import type { ShiftBar } from './model/bars.rules';
import { rosterWords } from './roster.words';
import type { RosterControl } from './roster-control';
import type { LoadedModel } from './use-grid-model';

export type OpenShift = ReturnType<typeof useOpenShift>;

/** The shift that the URL opens; one that is not to be found is said so and taken out of the URL. */
export function useOpenShift(counted: LoadedModel | undefined, loaded: LoadedBoard, control: RosterControl) {
  const { view, change, date, days } = control;
  const { shift } = view;
  const bars = counted?.model.bars;
  const bar = useMemo(() => (shift === null ? undefined : bars?.find(({ id }) => id === shift)), [bars, shift]);
  const isSettled = bars !== undefined && !loaded.isFetching && isCovered(loaded.covers, date);
  const isMissing = shift !== null && isSettled && !bar;
  useEffect(() => {
    if (!isMissing) return;
    notify(rosterWords.say('details.gone'));
    change({ shift: null }, { replace: true });
    // Said once per shift that is missing, not per change of the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, shift]);

  const own: readonly ShiftBar[] = bar && counted ? counted.barsOf(bar.resourceId) : [];
  const at = bar ? own.indexOf(bar) : -1;
  const day = bar && days.dateOf(bar.start);
  return {
    bar,
    previous: own[at - 1]?.id,
    next: at >= 0 ? own[at + 1]?.id : undefined,
    sameDay: own.filter(({ start }) => days.dateOf(start) === day),
  };
}
