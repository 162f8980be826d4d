import '@horae/timeline/editing.css';
import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import type { EditTools, TouchMode } from '@horae/timeline/editing';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Store } from '#platform/store';
import type { ShiftBar } from '../model/bars.rules';
import type { GridRow } from '../model/rows.rules';
import { dragNote, type Known } from './drag-note';
import { EditHands } from './edit-hands';
import { changesOfDrag, type Drag } from './model/drag-changes.rules';
import { type Ghost, ghostOf, noGhost } from './model/ghost.rules';
import { NotesLayer } from './notes/notes-layer';
import { OthersLayer } from './presence/others-layer';
import type { Others } from './presence/use-others';
import { WishesLayer } from './wishes/wishes-layer';

interface Drawn {
  /** Takes what the ghost on the grid would change. */
  ghost: Store<Ghost>;
  others: Store<Others>;
  notes: Store<readonly PlanNote[]>;
  wishes: Store<readonly RosterWish[]>;
  touch: Store<TouchMode>;
}

/** What is said of a drag; the counters of the rows follow it unless it cannot be. */
function noteOf(drag: Drag | undefined, known: Known, ghost: Store<Ghost>) {
  const changes = drag ? changesOfDrag(known.now, drag, known.days) : [];
  const note = drag && dragNote(drag, changes, known);
  ghost.set(note && note.tone !== 'fault' ? ghostOf(changes, drag) : noGhost);
  return note;
}

/** What the grid renders to be changed by hand; the same component as long as somebody plans. */
export function usePlanHands(known: Known, { ghost, others, notes, wishes, touch }: Drawn) {
  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  });
  const [Hands] = useState(
    () =>
      function PlanHands(tools: EditTools<GridRow, ShiftBar>) {
        return (
          <>
            <EditHands {...tools} noteOf={(drag) => noteOf(drag, latest.current, ghost)} touch={touch} />
            <WishesLayer {...tools} wishes={wishes} />
            <NotesLayer {...tools} notes={notes} />
            <OthersLayer {...tools} others={others} />
          </>
        );
      },
  );
  return Hands;
}
