import '@horae/timeline/editing.css';
import { EditLayer, type EditTools } from '@horae/timeline/editing';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { GridRow } from '../model/rows.rules';
import { dragNote } from './drag-note';
import type { PlanNow } from './model/plan-now.rules';

/** What the grid renders to be changed by hand; the same component as long as somebody plans. */
export function usePlanHands(now: PlanNow, rows: readonly GridRow[], days: LocalDays) {
  const latest = useRef({ now, rows, days });
  useLayoutEffect(() => {
    latest.current = { now, rows, days };
  });
  const [Hands] = useState(
    () =>
      function PlanHands(tools: EditTools<GridRow, ShiftBar>) {
        return <EditLayer {...tools} noteOf={(drag) => dragNote(drag, latest.current)} />;
      },
  );
  return Hands;
}
