import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { type HeldRecords } from '@horae/contract/time/waiting-punches';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { decideHeld } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';

interface HeldDialogProps {
  hotel: number;
  held: HeldRecords;
  verdict: 'accept' | 'ignore';
  onClose: () => void;
}

/** Asks before all records of a terminal that wait for one reason are accepted or ignored. */
export function HeldDialog({ hotel, held, verdict, onClose }: HeldDialogProps) {
  const say = clockDevicesWords.use();
  const form = useForm(
    { why: '' },
    { shape: punchFilesContract.decideHeld.body.shape, words: { why: say('whyFault') } },
  );
  const decide = useMutation(decideHeld);
  const isAccepting = verdict === 'accept';
  const { device, reason, count, acceptable, people } = held;
  const about = { count: isAccepting ? acceptable : count, device: device.name };
  const staying = count - acceptable;

  function submit({ why }: { why: string }): void {
    if (decide.isPending) return;
    const onSuccess = ({ decided }: { decided: number }) => {
      notify(say(isAccepting ? 'held.accepted' : 'ignored', { count: decided }), { kind: 'success' });
      onClose();
    };
    decide.mutate({ hotel, device: device.id, reason, count, verdict, why }, { onSuccess });
  }

  return (
    <FormDialog
      title={say(isAccepting ? 'held.acceptTitle' : 'held.ignoreTitle', about)}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.why !== ''}
      isBusy={decide.isPending}
      error={decide.error}
      submit={say(isAccepting ? 'held.accept' : 'held.ignore')}
    >
      <p className="quiet measure">{reason}</p>
      <p className="quiet measure">{isAccepting ? say('held.acceptText', { count: people }) : say('ignoreText')}</p>
      {isAccepting && staying > 0 && <p className="quiet measure">{say('held.staying', { count: staying })}</p>}
      <p className="quiet measure">{say(isAccepting ? 'held.final' : 'held.ignoreFinal')}</p>
      <TextField {...form.field('why')} label={say('why')} required data-autofocus />
    </FormDialog>
  );
}
