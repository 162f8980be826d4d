import type { FindingAction, FindingRow } from '@horae/contract/time/finding-rows';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { notify, notifyUndo } from '#platform/notify';
import { assign, decide, type ReadFinding, readOf } from './attendance.queries';
import { attendanceWords } from './attendance.words';

interface Outcome {
  done: number[];
  stale: number[];
}

/** Reports how many findings were changed, and how many were skipped as stale. */
export function tellOutcome(
  word: 'accept' | 'excuse' | 'reopen' | 'correct' | 'give',
  { done, stale }: Outcome,
  undo?: () => void,
): void {
  const say = attendanceWords.say;
  const parts = [
    done.length > 0 && say(`done_${word}`, { count: done.length }),
    stale.length > 0 && say('stale', { count: stale.length }),
  ];
  const text = parts.filter(Boolean).join('. ');
  if (undo && done.length > 0) notifyUndo(text, say('undo'), undo);
  else notify(text, { kind: stale.length > 0 ? 'info' : 'success' });
}

/** The error if every finding was stale: nothing was changed, so the form stays with what was typed. */
export const staleError = (outcome: Outcome | undefined): Error | null =>
  outcome?.done.length === 0 ? new Error(attendanceWords.say('staleKept')) : null;

/** The immediate actions on one or many findings. */
export function useVerdicts(hotel: number, onDone: () => void) {
  const deciding = useMutation(decide);
  const giving = useMutation(assign);
  const failed = (error: unknown) => void notify(errorText(error), { kind: 'error' });

  function judge(findings: readonly ReadFinding[], action: FindingAction, note = ''): void {
    deciding.mutate(
      { hotel, findings: findings.map(readOf), deed: action, note },
      {
        onSuccess: (outcome) => {
          onDone();
          const taken = findings.filter(({ id }) => outcome.done.includes(id));
          const back = () =>
            judge(
              taken.map(({ id, version }) => ({ id, version: version + 1 })),
              'reopen',
            );
          tellOutcome(action, outcome, action === 'reopen' ? undefined : back);
        },
        onError: failed,
      },
    );
  }

  function give(findings: readonly FindingRow[], owner: number | null): void {
    giving.mutate(
      { hotel, findings: findings.map(readOf), owner },
      {
        onSuccess: (outcome) => {
          onDone();
          tellOutcome('give', outcome);
        },
        onError: failed,
      },
    );
  }

  return { judge, give, isBusy: deciding.isPending || giving.isPending };
}
