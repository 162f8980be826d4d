import '@horae/timeline/editing.css';
import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import type { EditTools } from '@horae/timeline/editing';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Store } from '#platform/store';
import type { ShiftBar } from '../model/bars.rules';
import type { GridRow } from '../model/rows.rules';
import { dragNote, type Known } from './drag-note';
import { EditHands } from './edit-hands';
import { NotesLayer } from './notes/notes-layer';
import { OthersLayer } from './presence/others-layer';
import type { Others } from './presence/use-others';
import { WishesLayer } from './wishes/wishes-layer';

interface Drawn {
  others: Store<Others>;
  notes: Store<readonly PlanNote[]>;
  wishes: Store<readonly RosterWish[]>;
}

/** What the grid renders to be changed by hand; the same component as long as somebody plans. */
export function usePlanHands(known: Known, { others, notes, wishes }: Drawn) {
  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  });
  const [Hands] = useState(
    () =>
      function PlanHands(tools: EditTools<GridRow, ShiftBar>) {
        return (
          <>
            <EditHands {...tools} noteOf={(drag) => dragNote(drag, latest.current)} />
            <WishesLayer {...tools} wishes={wishes} />
            <NotesLayer {...tools} notes={notes} />
            <OthersLayer {...tools} others={others} />
          </>
        );
      },
  );
  return Hands;
}
