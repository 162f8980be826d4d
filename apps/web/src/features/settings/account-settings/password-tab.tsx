import { sessionContract } from '@horae/contract/core/session.contract';
import { useMutation } from '@tanstack/react-query';
import { fieldError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { PasswordField } from '#ui/password-field';
import { useForm } from '#ui/use-form';
import styles from './account-settings.module.css';
import { changePassword } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { TabForm } from './tab-form';

const empty = { currentPassword: '', password: '', passwordConfirm: '' };
const longest = 128;

/** Changes the password, which ends the account's other sessions. */
export function PasswordTab() {
  const say = settingsWords.use();
  const change = useMutation(changePassword);
  const form = useForm(empty, {
    shape: sessionContract.changePassword.body.shape,
    words: {
      currentPassword: say('fault.currentPassword'),
      password: {
        required: say('fault.short'),
        short: say('fault.short'),
        long: say('fault.long', { count: longest }),
      },
    },
    rules: { passwordConfirm: (confirm, { password }) => (confirm === password ? undefined : say('fault.mismatch')) },
  });
  const isDirty = Object.values(form.values).some((text) => text !== '');

  function forget(): void {
    for (const name of ['currentPassword', 'password', 'passwordConfirm'] as const) form.set(name, '');
  }

  return (
    <TabForm
      form={form.props((values) => {
        if (change.isPending) return;
        change.mutate(values, {
          onSuccess: () => {
            forget();
            notify(say('passwordChanged'), { kind: 'success' });
          },
        });
      })}
      isDirty={isDirty}
      isBusy={change.isPending}
      error={change.error}
      submit={say('changePassword')}
      onReset={() => {
        forget();
        change.reset();
      }}
    >
      <p className={styles.lead}>{say('passwordLead')}</p>
      <PasswordField
        {...form.field('currentPassword')}
        error={form.errors.currentPassword ?? fieldError(change.error, 'currentPassword')}
        label={say('currentPassword')}
        required
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('password')}
        error={form.errors.password ?? fieldError(change.error, 'password')}
        label={say('newPassword')}
        hint={say('passwordHint')}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('passwordConfirm')}
        label={say('confirmPassword')}
        required
        autoComplete="new-password"
      />
    </TabForm>
  );
}
