import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldError, isOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import type { useForm } from '#ui/use-form';
import { addTemplate, changeTemplate } from './shift-templates.queries';
import { templatesWords } from './shift-templates.words';
import { type EditedTemplate, fieldsOf, type TemplateTexts } from './template-form.rules';

interface SavedTemplate {
  hotel: number;
  template: EditedTemplate;
  form: ReturnType<typeof useForm<TemplateTexts>>;
  onSaved: () => void;
}

/** Adds or changes a template; what is refused shows at its field, and the next save is over the version as it is then. */
export function useSaveTemplate({ hotel, template, form, onSaved }: SavedTemplate) {
  const say = templatesWords.use();
  const { id } = template;
  const [key, setKey] = useState(newKey);
  const [version, setVersion] = useState(template.version ?? 1);
  const add = useMutation(addTemplate);
  const change = useMutation(changeTemplate);
  const isBusy = add.isPending || change.isPending;

  function save(texts: TemplateTexts): void {
    if (isBusy) return;
    const body = { hotel, template: fieldsOf(texts) };
    const onSuccess = () => {
      notify(say('saved'), { kind: 'success' });
      onSaved();
    };
    const onError = (fault: unknown) => {
      setKey(newKey());
      if (isOutdated(fault)) setVersion(versionIn(fault) ?? version);
      for (const field of Object.keys(texts) as (keyof TemplateTexts)[])
        form.setError(field, fieldError(fault, `template.${field}`));
    };
    if (id === undefined) add.mutate({ key, body }, { onSuccess, onError });
    else change.mutate({ ...body, id, version }, { onSuccess, onError });
  }

  return { save, isBusy, error: add.error ?? change.error };
}

/** The version of the template as it is now, which the next save replaces. */
function versionIn(fault: unknown): number | undefined {
  const current = fault instanceof ApiError ? fault.current : undefined;
  return (current as { template?: { version?: number } } | undefined)?.template?.version;
}
