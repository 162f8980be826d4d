import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { type FormChecks, useForm } from '#ui/use-form';
import { settingsQuery } from './account-settings.queries';
import { settingsWords } from './account-settings.words';

/** The form of one tab over what is stored: what of it differs, how it is saved, and how it goes back. */
export function useTab<V extends Record<string, string>, B, A>(
  initial: V,
  checks: FormChecks<V>,
  save: UseMutationOptions<A, Error, B>,
  bodyOf: (values: V) => B,
  /** What does not stay as it was typed once it is saved. */
  afterwards: Record<string, string> = {},
) {
  const client = useQueryClient();
  const form = useForm<V>(initial, checks);
  const saving = useMutation(save);
  const names = Object.keys(initial);

  function submit(values: V): void {
    if (saving.isPending) return;
    saving.mutate(bodyOf(values), {
      onSuccess: () => {
        for (const [name, value] of Object.entries(afterwards)) form.set(name, value);
        notify(settingsWords.say('saved'), { kind: 'success' });
      },
      onError: (error) => {
        // The next save is made over what is stored now.
        if (error instanceof ApiError && error.status === 412) void client.refetchQueries(settingsQuery);
      },
    });
  }

  return {
    form,
    saving,
    props: {
      form: form.props(submit),
      isDirty: names.some((name) => form.values[name] !== initial[name]),
      isBusy: saving.isPending,
      error: saving.error,
      onReset: () => {
        saving.reset();
        for (const name of names) form.set(name, initial[name]!);
      },
    },
  };
}
