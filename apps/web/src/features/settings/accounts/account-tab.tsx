import { type AccountDetail, accountsContract } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mayCall } from '#platform/access';
import { fieldError } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { readOneOf } from '#platform/read-value';
import { session } from '#platform/session';
import { refusalOf } from '#ui/forms/field-schema';
import { lengthLimit } from '#ui/forms/limits';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { uiWords } from '#ui/ui.words';
import { AccountForm } from './account-form';
import { roles } from './account-values';
import styles from './accounts.module.css';
import { updateAccount } from './accounts.queries';
import { accountsWords } from './accounts.words';
import { type Tagged, useAccountDraft } from './use-account-draft';

const { shape } = accountsContract.update.body;

const readNames = ({ fullName, email, role }: AccountDetail) => ({ fullName, email: email ?? '', role });

/** The name, the role and other data of an account. */
export function AccountTab({ stored }: { stored: Tagged }) {
  const say = accountsWords.use();
  const sayUi = uiWords.use();
  const { account } = stored.answer;
  const { values, setValues, isDirty, isOld, tag, follow } = useAccountDraft(stored, readNames);
  const [faults, setFaults] = useState<{ fullName?: string | undefined; email?: string | undefined }>({});
  const update = useMutation(updateAccount);
  const isInvited = account.state === 'invited';
  // An account that logs in by its login name may stay without an e-mail.
  const hasNoEmail = account.email === null;
  const facts = [
    ...(account.loginName === null ? [] : ([[say('loginName'), account.loginName]] as const)),
    [say('username'), account.username],
    [say('id'), String(account.id)],
    [say('created'), formatDate(new Date(account.createdAt))],
  ] as const;

  function save(): void {
    const setsEmail = isInvited && !(hasNoEmail && values.email.trim() === '');
    const wrong = {
      fullName: refusalOf(shape.fullName, values.fullName, say('error.name')),
      email: setsEmail ? refusalOf(shape.email, values.email, say('error.email')) : undefined,
    };
    setFaults(wrong);
    if (wrong.fullName || wrong.email) return;
    const email = values.email.trim();
    update.mutate(
      { id: account.id, fullName: values.fullName.trim(), role: values.role, ...(setsEmail && { email }), tag },
      {
        onSuccess: (saved) => {
          follow(saved);
          notify(say('saved'), { kind: 'success' });
        },
      },
    );
  }

  return (
    <AccountForm
      label={say('tab.account')}
      submit={sayUi('save')}
      isDirty={isDirty}
      isOld={isOld}
      isBusy={update.isPending}
      error={fieldError(update.error, 'email') ? null : update.error}
      onSave={save}
      onFollow={() => {
        update.reset();
        follow(stored);
      }}
    >
      <div className={styles.card}>
        <div className={styles.fields}>
          <TextField
            label={say('fullName')}
            value={values.fullName}
            maxLength={lengthLimit(shape.fullName)}
            autoComplete="off"
            required
            error={faults.fullName}
            onChange={(event) => {
              setFaults({});
              setValues({ ...values, fullName: event.currentTarget.value });
            }}
          />
          <TextField
            label={say('email')}
            type="email"
            value={values.email}
            autoComplete="off"
            required={!hasNoEmail}
            readOnly={!isInvited}
            error={faults.email ?? fieldError(update.error, 'email')}
            hint={say(hasNoEmail ? 'emailNone' : isInvited ? 'emailInvited' : 'emailOwn')}
            onChange={(event) => {
              setFaults({});
              update.reset();
              setValues({ ...values, email: event.currentTarget.value });
            }}
          />
          {mayCall(session.get(), 'admin') && (
            <SelectField
              label={say('role')}
              value={values.role}
              options={roles.map((value) => ({ value, label: say(`role.${value}`) }))}
              onChange={(role) => setValues({ ...values, role: readOneOf(role, roles, values.role) })}
              below={
                <p className={`quiet small ${styles.hint}`}>
                  {say(`role.${values.role}Hint`)} {values.role !== account.role && say('roleEnds')}
                </p>
              }
            />
          )}
        </div>
        <dl className={styles.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt className="note">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </AccountForm>
  );
}
