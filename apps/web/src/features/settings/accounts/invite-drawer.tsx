import { accountsContract } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall } from '#platform/access';
import { fieldError } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { readOneOf } from '#platform/read-value';
import { session } from '#platform/session';
import { AddDrawer } from '#ui/forms/add-drawer';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { roles } from './account-values';
import styles from './accounts.module.css';
import { inviteAccount } from './accounts.queries';
import { accountsWords } from './accounts.words';
import { LocalAddressWarning } from './local-address-warning';
import { administered, newGrant } from './new-grant';

const blank = { fullName: '', email: '', role: 'client' };

/** Invites one person; the page of the new account opens next. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const say = accountsWords.use();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const form = useForm(blank, {
    shape: accountsContract.invite.body.shape.account.shape,
    words: { fullName: say('error.name'), email: say('error.email') },
  });
  const isAdministrator = mayCall(session.get(), 'admin');
  // A hotel administrator sees only the accounts of their hotels, so theirs begin with one.
  const grants = isAdministrator ? [] : administered().slice(0, 1).map(newGrant);
  const invite = useMutation(inviteAccount);
  const refusedEmail = fieldError(invite.error, 'account.email');

  function submit({ fullName, email, role }: typeof blank): void {
    const account = { fullName: fullName.trim(), email: email.trim(), role: readOneOf(role, roles, 'client'), grants };
    invite.mutate(
      { account, key },
      {
        onSuccess: ({ answer }) => {
          const { id, fullName: name } = answer.account;
          notify(say(answer.willBeSent ? 'invited' : 'invitedWaiting', { name }), { kind: 'success' });
          onClose();
          void navigate({ to: '/accounts/$id', params: { id: String(id) }, search: { tab: 'access' } });
        },
        onError: (error) => {
          const sentence = fieldError(error, 'account.email');
          if (sentence) form.setError('email', sentence);
        },
      },
    );
  }

  return (
    <AddDrawer
      title={say('inviteTitle')}
      form={form}
      onClose={onClose}
      adding={invite}
      onAdd={submit}
      error={refusedEmail ? null : invite.error}
      submit={say('inviteSubmit')}
    >
      <p className={styles.lead}>{say('inviteLead')}</p>
      <LocalAddressWarning />
      <TextField {...form.field('fullName')} label={say('fullName')} autoComplete="off" required data-autofocus />
      <TextField {...form.field('email')} label={say('email')} type="email" autoComplete="off" required />
      {isAdministrator && (
        <SelectField
          label={say('role')}
          value={form.values.role}
          options={roles.map((value) => ({ value, label: say(`role.${value}`) }))}
          onChange={(role) => form.set('role', role)}
          below={
            <p className={`quiet small ${styles.hint}`}>
              {say(`role.${readOneOf(form.values.role, roles, 'client')}Hint`)}
            </p>
          }
        />
      )}
    </AddDrawer>
  );
}
