import '@horae/timeline/editing.css';
import { EditLayer, type EditTools } from '@horae/timeline/editing';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Store } from '#platform/store';
import type { ShiftBar } from '../model/bars.rules';
import type { GridRow } from '../model/rows.rules';
import { dragNote, type Known } from './drag-note';
import { OthersLayer } from './presence/others-layer';
import type { Others } from './presence/use-others';

/** What the grid renders to be changed by hand; the same component as long as somebody plans. */
export function usePlanHands(known: Known, others: Store<Others>) {
  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  });
  const [Hands] = useState(
    () =>
      function PlanHands(tools: EditTools<GridRow, ShiftBar>) {
        return (
          <>
            <EditLayer {...tools} noteOf={(drag) => dragNote(drag, latest.current)} />
            <OthersLayer {...tools} others={others} />
          </>
        );
      },
  );
  return Hands;
}
