import type { AdviceGrade, FairShare, JobSkill } from '@horae/contract/scheduling/plan-advice.contract';
import type { adviceKinds } from '@horae/contract/scheduling/roster-checks.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import type { useForm } from '#ui/use-form';
import { saveAdvice } from './plan-advice.queries';
import { adviceWords } from './plan-advice.words';

interface SavedAdvice {
  hotel: number;
  /** As it was opened; null if it is new. */
  version: number | null;
  form: ReturnType<typeof useForm<Record<string, string>>>;
  onSaved: () => void;
}

/** Saves what is decided from a day on; the next save after a fault is over the version as it is then. */
export function useSaveAdvice({ hotel, version: opened, form, onSaved }: SavedAdvice) {
  const say = adviceWords.use();
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(opened);
  const saving = useMutation(saveAdvice);

  function save(texts: Record<string, string>, jobSkills: readonly JobSkill[], fairShare: FairShare): void {
    if (saving.isPending) return;
    const { firstDay = '', wishDays = '', ...grades } = texts;
    const decided = grades as Record<(typeof adviceKinds)[number], AdviceGrade>;
    const days = wishDays.trim() === '' ? null : Number(wishDays);
    saving.mutate(
      {
        key,
        body: { hotel, firstDay, grades: decided, jobSkills: [...jobSkills], fairShare, wishDays: days, version },
      },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onSaved();
        },
        onError: (fault) => {
          setKey(newKey());
          if (isOutdated(fault)) setVersion(versionIn(fault));
          form.setError('firstDay', fieldError(fault, 'firstDay'));
        },
      },
    );
  }

  return { save, isBusy: saving.isPending, error: saving.error };
}

/** The version of what holds from the day now, which the next save replaces. */
function versionIn(fault: unknown): number | null {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { advice?: { version?: number } | null } | undefined)?.advice?.version ?? null;
}
