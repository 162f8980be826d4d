import { useEffect, useRef } from 'react';
import { dismiss, notifyUndo } from '#platform/notify';
import { useStable } from '../../use-stable';
import type { PlanEdits } from '../use-plan-edits';
import { dayPlanWords } from './day-plan.words';

/** The same edits, each with the text that is shown, with Undo, once its change is saved. */
export function useToldEdits(edits: PlanEdits): (text: string) => PlanEdits {
  const { isSaving, failure, undo } = edits;
  const pending = useRef<string>(undefined);
  const shown = useRef<number>(undefined);
  const undoLast = useStable(() => undo(false));

  useEffect(() => {
    if (isSaving) return;
    const text = pending.current;
    pending.current = undefined;
    if (text === undefined || failure) return;
    // Undo always takes back the last change.
    if (shown.current !== undefined) dismiss(shown.current);
    shown.current = notifyUndo(text, dayPlanWords.say('undo'), undoLast);
  }, [isSaving, failure, undoLast]);

  useEffect(
    () => () => {
      if (shown.current !== undefined) dismiss(shown.current);
    },
    [],
  );

  return (text) => ({
    ...edits,
    change(...change) {
      pending.current = text;
      edits.change(...change);
    },
  });
}
