import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall } from '#platform/access';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { Button, buttonClass } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { disableAccount, enableAccount, resetTwoStep, sendLink } from './accounts.queries';
import { accountsWords } from './accounts.words';
import { slipsWords } from './slips.words';

/** The actions on an account as a whole, depending on its state. */
export function AccountActions({
  account: { id, fullName: name, email, state, hasTwoStep, grants },
}: {
  account: AccountDetail;
}) {
  const say = accountsWords.use();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'disable' | 'reset-two-step' | null>(null);
  const disable = useMutation(disableAccount);
  const enable = useMutation(enableAccount);
  const send = useMutation(sendLink);
  const reset = useMutation(resetTwoStep);
  const kind = state === 'invited' ? 'invitation' : 'reset';
  const tell = (text: string) => () => notify(text, { kind: 'success' });

  function sendAndTell(): void {
    if (send.isPending) return;
    const toOutbox = { label: say('toOutbox'), run: () => void navigate({ to: '/accounts/outbox' }) };
    const action = mayCall(session.get(), 'admin') ? { action: toOutbox } : {};
    send.mutate(
      { id, kind },
      {
        onSuccess: ({ willBeSent }) =>
          willBeSent
            ? notify(say('linkSent', { name }), { kind: 'success' })
            : notify(say('linkWaiting', { name }), { kind: 'success', ...action }),
      },
    );
  }

  if (state === 'disabled') {
    return (
      <Button
        look="solid"
        aria-disabled={enable.isPending || undefined}
        onClick={() => enable.isPending || enable.mutate(id, { onSuccess: tell(say('enabled', { name })) })}
      >
        {say('enable')}
      </Button>
    );
  }
  return (
    <>
      {email === null ? (
        <Link
          to="/accounts/slips"
          search={grants[0] && { hotel: String(grants[0].hotel) }}
          className={buttonClass('outline')}
        >
          {slipsWords.say('open')}
        </Link>
      ) : (
        <Button aria-disabled={send.isPending || undefined} onClick={sendAndTell}>
          {say(kind === 'invitation' ? 'sendInvitation' : 'sendReset')}
        </Button>
      )}
      {hasTwoStep && session.get()?.id !== id && (
        <Button onClick={() => setAsked('reset-two-step')}>{say('resetTwoStep')}</Button>
      )}
      {session.get()?.id !== id && (
        <Button look="danger" onClick={() => setAsked('disable')}>
          {say('disable')}
        </Button>
      )}
      {asked === 'reset-two-step' && (
        <ConfirmDialog
          title={say('resetTwoStepTitle', { name })}
          confirm={say('resetTwoStepConfirm')}
          isBusy={reset.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            reset.mutate(id, { onSuccess: tell(say('twoStepReset', { name })), onSettled: () => setAsked(null) })
          }
        >
          {say('resetTwoStepText')}
        </ConfirmDialog>
      )}
      {asked === 'disable' && (
        <ConfirmDialog
          title={say('disableTitle', { name })}
          confirm={say('disable')}
          isBusy={disable.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            disable.mutate(id, { onSuccess: tell(say('disabled', { name })), onSettled: () => setAsked(null) })
          }
        >
          {say('disableText')}
        </ConfirmDialog>
      )}
    </>
  );
}
