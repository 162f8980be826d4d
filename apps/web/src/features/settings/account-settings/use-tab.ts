import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { type FormChecks, useForm } from '#ui/use-form';
import { settingsQuery } from './account-settings.queries';
import { settingsWords } from './account-settings.words';

/** The form of one tab: compares with the stored settings, saves and resets. */
export function useTab<V extends Record<string, string>, B, A>(
  initial: V,
  checks: FormChecks<V>,
  save: UseMutationOptions<A, Error, B>,
  bodyOf: (values: V) => B,
  /** The values that fields take after saving, where they differ from what was typed. */
  afterwards: Record<string, string> = {},
) {
  const client = useQueryClient();
  const form = useForm<V>(initial, checks);
  const saving = useMutation({ ...save, onError: rereadIfOutdated(() => client.refetchQueries(settingsQuery)) });
  const names = Object.keys(initial);

  function submit(values: V): void {
    if (saving.isPending) return;
    saving.mutate(bodyOf(values), {
      onSuccess: () => {
        for (const [name, value] of Object.entries(afterwards)) form.set(name, value);
        notify(settingsWords.say('saved'), { kind: 'success' });
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
