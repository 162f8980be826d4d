import { useEffect, useRef } from 'react';
import { notify } from '#platform/notify';
import type { PlanEdits } from './use-plan-edits';

/** The same edits, with a text that says what was done once the change is saved. */
export function useReportedEdits(edits: PlanEdits): (text: string) => PlanEdits {
  const { isSaving, failure } = edits;
  const pending = useRef<string>(undefined);

  useEffect(() => {
    if (isSaving) return;
    const text = pending.current;
    pending.current = undefined;
    if (text !== undefined && !failure) notify(text, { kind: 'success' });
  }, [isSaving, failure]);

  return (text) => ({
    ...edits,
    change(...change) {
      pending.current = text;
      edits.change(...change);
    },
  });
}
