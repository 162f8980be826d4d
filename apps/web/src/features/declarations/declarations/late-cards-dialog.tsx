import { lateReasons } from '@horae/contract/declarations/declaration-kinds';
import { type DeclarationRow } from '@horae/contract/declarations/declarations.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { SelectField } from '#ui/select-field';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { resolveLateCards } from './declarations.queries';
import { declarationsWords } from './declarations.words';

interface LateCardsDialogProps {
  hotel: number;
  /** Those chosen; all late cards of the hotel if left out. */
  cards?: readonly DeclarationRow[];
  count: number;
  /** The reason that an outage of the service proposes. */
  proposed: DeclarationRow['proposedReason'];
  onClose: () => void;
  onDone: () => void;
}

/** Sends late work cards with one reason, or leaves all of them unsent for one. */
export function LateCardsDialog({ hotel, cards, count, proposed, onClose, onDone }: LateCardsDialogProps) {
  const say = declarationsWords.use();
  const saving = useMutation(resolveLateCards);
  const form = useForm(
    { action: 'resubmit', lateReason: proposed ?? '', reason: '' },
    {
      rules: {
        lateReason: (text, { action }) => (action === 'resubmit' && text === '' ? say('lateRequired') : undefined),
        reason: (text, { action }) => (action === 'drop' && text.trim() === '' ? say('reasonRequired') : undefined),
      },
    },
  );

  function submit({ action, lateReason, reason }: typeof form.values): void {
    if (saving.isPending) return;
    const chosen = lateReasons.find((one) => one === lateReason);
    const why = action === 'drop' ? { reason: reason.trim() } : { lateReason: chosen };
    const named = cards && { cards: cards.map(({ id, version }) => ({ id, version })) };
    saving.mutate(
      { hotel, ...named, ...why },
      {
        onSuccess: ({ done, stale }) => {
          notify(say(action === 'drop' ? 'cardsDropped' : 'cardsSent', { count: done }), { kind: 'success' });
          if (stale > 0) notify(say('cardsStale', { count: stale }), { kind: 'info' });
          onDone();
        },
      },
    );
  }

  const isDropping = form.values.action === 'drop';
  return (
    <FormDialog
      title={say('lateCardsTitle', { count })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.reason !== ''}
      isBusy={saving.isPending}
      error={saving.error}
      submit={say(isDropping ? 'action.drop' : 'action.resubmit')}
    >
      <SelectField
        label={say('action')}
        name="action"
        value={form.values.action}
        options={(['resubmit', 'drop'] as const).map((value) => ({ value, label: say(`action.${value}`) }))}
        onChange={(action) => form.set('action', action)}
      />
      {isDropping ? (
        <TextArea {...form.field('reason')} label={say('reason')} required />
      ) : (
        <>
          {proposed && <p>{say('proposedReason')}</p>}
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
        </>
      )}
    </FormDialog>
  );
}
