import { lateReasons } from '@horae/contract/declarations/declaration-kinds';
import { type DeclarationRow, declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { useMutation } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { Part } from '#ui/part';
import { SelectField } from '#ui/select-field';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { drop, resubmit } from './declarations.queries';
import { declarationsWords } from './declarations.words';
import { RefusalHelp } from './refusal-help';

const SubmitDialog = lazy(() => import('./submit-dialog').then((part) => ({ default: part.SubmitDialog })));

interface MendDialogProps {
  hotel: number;
  declaration: DeclarationRow;
  onSettings: () => void;
  onClose: () => void;
}

/** Says why a declaration was refused and where that is mended, and lets the user decide what to do; days go again by the list. */
export function MendDialog({ hotel, declaration, onSettings, onClose }: MendDialogProps) {
  const say = declarationsWords.use();
  const { id, version, employee, firstDay, lastDay, needsReason, proposedReason, goesByDays } = declaration;
  const [isListOpen, setListOpen] = useState(false);
  const sending = useMutation(resubmit);
  const dropping = useMutation(drop);
  const form = useForm(
    { action: 'resubmit', lateReason: proposedReason ?? '', reason: '' },
    {
      // Only dropping a declaration has a reason.
      shape: { reason: declarationsContract.drop.body.shape.reason.nullable() },
      rules: {
        lateReason: (text, { action }) =>
          needsReason && action === 'resubmit' && text === '' ? say('lateRequired') : undefined,
        reason: (text, { action }) => (action === 'drop' && text.trim() === '' ? say('reasonRequired') : undefined),
      },
    },
  );
  const { isPending, error } = form.values.action === 'drop' ? dropping : sending;

  function submit({ action, lateReason, reason }: typeof form.values): void {
    if (isPending) return;
    const done = (text: string) => () => {
      notify(text, { kind: 'success' });
      onClose();
    };
    if (action === 'drop') {
      dropping.mutate({ hotel, id, version, reason: reason.trim() }, { onSuccess: done(say('dropped')) });
      return;
    }
    if (goesByDays) {
      setListOpen(true);
      return;
    }
    const chosen = lateReasons.find((one) => one === lateReason);
    sending.mutate(
      { hotel, id, version, ...(chosen && { lateReason: chosen }) },
      { onSuccess: done(say('resubmitted')) },
    );
  }

  const sendAgain = say(goesByDays ? 'sendDaysAgain' : 'action.resubmit');
  const dialog = (
    <FormDialog
      title={say('mendTitle', { name: employee?.name ?? say('hotel') })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.reason !== ''}
      isBusy={isPending}
      error={error}
      submit={form.values.action === 'drop' ? say('action.drop') : sendAgain}
    >
      <RefusalHelp declaration={declaration} onSettings={onSettings} />
      {proposedReason && <p>{say('proposedReason')}</p>}
      <SelectField
        label={say('action')}
        name="action"
        value={form.values.action}
        options={(['resubmit', 'drop'] as const).map((value) => ({ value, label: say(`action.${value}`) }))}
        onChange={(action) => form.set('action', action)}
      />
      {needsReason && form.values.action === 'resubmit' && (
        <SelectField
          label={say('lateReason')}
          name="lateReason"
          value={form.values.lateReason}
          options={[
            { value: '', label: say('chooseReason') },
            ...lateReasons.map((value) => ({ value, label: say(`late.${value}`) })),
          ]}
          onChange={(reason) => form.set('lateReason', reason)}
          below={form.errors.lateReason && <p role="alert">{form.errors.lateReason}</p>}
        />
      )}
      {form.values.action === 'drop' && <TextArea {...form.field('reason')} label={say('reason')} required />}
    </FormDialog>
  );
  return (
    <>
      {dialog}
      {isListOpen && (
        <Part>
          <SubmitDialog
            asked={{ hotel, from: firstDay!, to: lastDay!, employees: [employee!.id] }}
            onClose={() => setListOpen(false)}
            onSubmitted={onClose}
          />
        </Part>
      )}
    </>
  );
}
