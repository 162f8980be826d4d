import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import type { WaitingDialogProps } from './assign-dialog';
import { ignoreWaiting } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';

/** Dismisses waiting punches with a reason. */
export function IgnoreDialog({ hotel, group, ids, onClose }: WaitingDialogProps) {
  const say = clockDevicesWords.use();
  const { code, source, reason } = group;
  const form = useForm({ why: '' }, { shape: punchFilesContract.ignore.body.shape, words: { why: say('whyFault') } });
  const ignore = useMutation(ignoreWaiting);

  function submit({ why }: { why: string }): void {
    if (ignore.isPending) return;
    const onSuccess = ({ ignored }: { ignored: number }) => {
      notify(say('ignored', { count: ignored }), { kind: 'success' });
      onClose();
    };
    ignore.mutate({ hotel, code, source, reason, ids, why }, { onSuccess });
  }

  return (
    <FormDialog
      title={ids === null ? say('ignoreTitle', { code }) : say('ignoreSome', { count: ids.length, code })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.why !== ''}
      isBusy={ignore.isPending}
      error={ignore.error}
      submit={say('ignore')}
    >
      <p className="quiet measure">{say('ignoreText')}</p>
      <TextField {...form.field('why')} label={say('why')} required data-autofocus />
    </FormDialog>
  );
}
