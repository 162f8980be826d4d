import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import type { useForm } from '#ui/use-form';
import { fieldsOf, type WishTexts } from './wish-form.rules';
import { saveWish } from './wishes.queries';
import { wishesWords } from './wishes.words';

interface SavedWish {
  hotel: number;
  /** Null: a new one. */
  wish: RosterWish | null;
  /** Whose it is. */
  employee: number;
  form: ReturnType<typeof useForm<WishTexts>>;
  onSaved: () => void;
}

/** Saves a wish; what is refused shows at its field, and the next save is over the version as it is then. */
export function useSaveWish({ hotel, wish, employee, form, onSaved }: SavedWish) {
  const say = wishesWords.use();
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(wish?.version ?? null);
  const saving = useMutation(saveWish);

  function save(texts: WishTexts, weekdays: readonly number[]): void {
    if (saving.isPending) return;
    saving.mutate(
      { key, body: { hotel, id: wish?.id ?? null, version, employeeId: employee, wish: fieldsOf(texts, weekdays) } },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onSaved();
        },
        onError: (fault) => {
          setKey(newKey());
          if (isOutdated(fault)) setVersion(versionIn(fault) ?? version);
          for (const field of Object.keys(texts)) form.setError(field, fieldError(fault, `wish.${field}`));
        },
      },
    );
  }

  return { save, isBusy: saving.isPending, error: saving.error };
}

/** The version of the wish as somebody else left it. */
function versionIn(fault: unknown): number | undefined {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { wish?: { version?: number } } | undefined)?.wish?.version;
}
