import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { disableAccount, enableAccount, sendLink } from './accounts.queries';
import { accountsWords } from './accounts.words';

/** The actions on an account as a whole, depending on its state. */
export function AccountActions({ account: { id, fullName: name, state } }: { account: AccountDetail }) {
  const say = accountsWords.use();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const disable = useMutation(disableAccount);
  const enable = useMutation(enableAccount);
  const send = useMutation(sendLink);
  const kind = state === 'invited' ? 'invitation' : 'reset';
  const tell = (text: string) => () => notify(text, { kind: 'success' });

  function sendAndTell(): void {
    if (send.isPending) return;
    const toOutbox = { label: say('toOutbox'), run: () => void navigate({ to: '/accounts/outbox' }) };
    send.mutate(
      { id, kind },
      {
        onSuccess: ({ willBeSent }) =>
          willBeSent
            ? notify(say('linkSent', { name }), { kind: 'success' })
            : notify(say('linkWaiting', { name }), { kind: 'success', action: toOutbox }),
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
      <Button aria-disabled={send.isPending || undefined} onClick={sendAndTell}>
        {say(kind === 'invitation' ? 'sendInvitation' : 'sendReset')}
      </Button>
      {session.get()?.id !== id && (
        <Button look="danger" onClick={() => setAsking(true)}>
          {say('disable')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={say('disableTitle', { name })}
          confirm={say('disable')}
          isBusy={disable.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            disable.mutate(id, { onSuccess: tell(say('disabled', { name })), onSettled: () => setAsking(false) })
          }
        >
          {say('disableText')}
        </ConfirmDialog>
      )}
    </>
  );
}
