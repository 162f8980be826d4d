import type { RotationFields } from '@horae/contract/scheduling/rotation-rows';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import type { useForm } from '#ui/use-form';
import type { EditedRotation } from './edited-rotation';
import { addRotation, changeRotation } from './rotations.queries';
import { rotationsWords } from './rotations.words';

type PatternTexts = Record<'name' | 'departmentId' | 'length', string>;

interface SavedPattern {
  hotel: number;
  pattern: EditedRotation;
  form: ReturnType<typeof useForm<PatternTexts>>;
  onSaved: () => void;
}

/** Adds or changes a pattern; what is refused shows at its field, and the next save is over the version as it is then. */
export function useSavePattern({ hotel, pattern, form, onSaved }: SavedPattern) {
  const say = rotationsWords.use();
  const { id } = pattern;
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(pattern.version ?? 1);
  const add = useMutation(addRotation);
  const change = useMutation(changeRotation);

  function save(fields: RotationFields): void {
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onSaved();
    };
    const onError = (fault: unknown) => {
      setKey(newKey());
      if (isOutdated(fault)) setVersion(versionIn(fault) ?? version);
      form.setError('name', fieldError(fault, 'pattern.name'));
      form.setError('departmentId', fieldError(fault, 'pattern.departmentId'));
      form.setError('length', fieldError(fault, 'pattern.days'));
    };
    if (id === undefined) add.mutate({ key, body: { hotel, pattern: fields } }, { onSuccess, onError });
    else change.mutate({ hotel, id, version, pattern: fields }, { onSuccess, onError });
  }

  return { save, isBusy: add.isPending || change.isPending, error: add.error ?? change.error };
}

/** The version of the pattern as it is now, which the next save replaces. */
function versionIn(fault: unknown): number | undefined {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { pattern?: { version?: number } } | undefined)?.pattern?.version;
}
