import { EditLayer, type EditTools, type HandWords, type NoteOf, type TouchMode } from '@horae/timeline/editing';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type Store, useStore } from '#platform/store';
import type { ShiftBar } from '../model/bars.rules';
import type { GridRow } from '../model/rows.rules';
import { planKeyWords } from './plan-keys.words';

interface EditHandsProps extends EditTools<GridRow, ShiftBar> {
  noteOf: NoteOf<GridRow, ShiftBar>;
  touch: Store<TouchMode>;
}

/** The layer that changes the grid by hand, with what screen readers say of shifts that keys move. */
export function EditHands({ touch, ...props }: EditHandsProps) {
  const mode = useStore(touch);
  const say = planKeyWords.use();
  const [said, setSaid] = useState('');
  const words: HandWords = {
    hint: say('hand.hint'),
    onHand: (phase, text) => setSaid(say(`hand.${phase}`, { text })),
  };
  return (
    <>
      <EditLayer {...props} handWords={words} touch={mode} />
      {createPortal(
        <p className="visually-hidden" aria-live="assertive">
          {said}
        </p>,
        document.body,
      )}
    </>
  );
}
