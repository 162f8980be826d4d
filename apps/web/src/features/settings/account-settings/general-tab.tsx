import type { AccountSettings } from '@horae/contract/settings/account-settings';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { fieldError } from '#platform/api-error';
import { PasswordField } from '#ui/password-field';
import { TextField } from '#ui/text-field';
import styles from './account-settings.module.css';
import { saveGeneral } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { AvatarField } from './avatar-field';
import { TabForm } from './tab-form';
import { useTab } from './use-tab';
import { WantedEmail } from './wanted-email';

const { email: emailShape, ...otherShapes } = accountSettingsContract.updateGeneral.body.shape.general.shape;

export function GeneralTab({ general }: { general: AccountSettings['general'] }) {
  const say = settingsWords.use();
  const isOther = (email: string) => email.trim().toLowerCase() !== general.email;
  const tab = useTab(
    { ...general, currentPassword: '' },
    {
      // An account that logs in by its login name may stay without an e-mail.
      shape: general.email === '' ? otherShapes : { ...otherShapes, email: emailShape },
      words: { username: say('fault.username'), fullName: say('fault.fullName'), email: say('fault.email') },
      rules: {
        currentPassword: (password, { email }) =>
          isOther(email) && password === '' ? say('fault.currentPassword') : undefined,
      },
    },
    saveGeneral,
    ({ currentPassword, email, ...names }) => ({
      body: {
        general: { ...names, ...(isOther(email) && { email: email.trim() }) },
        ...(isOther(email) && { currentPassword }),
      },
    }),
    // A new e-mail address applies only after its link has been opened.
    { email: general.email, currentPassword: '' },
  );
  const { form, saving } = tab;
  const refused = (path: string) => fieldError(saving.error, path);

  return (
    <TabForm {...tab.props}>
      <AvatarField
        name={general.fullName}
        value={form.values.avatar}
        onChange={(address) => form.set('avatar', address)}
      />
      <div className={`one-column-on-phone ${styles.pair}`}>
        <TextField {...form.field('username')} label={say('username')} required autoComplete="username" />
        <TextField {...form.field('fullName')} label={say('fullName')} required autoComplete="name" />
      </div>
      <TextField
        {...form.field('email')}
        error={form.errors.email ?? refused('general.email')}
        type="email"
        label={say('email')}
        required={general.email !== ''}
        autoComplete="email"
        hint={say(isOther(form.values.email) ? 'passwordForEmail' : general.email === '' ? 'emailNone' : 'emailHint')}
      />
      {isOther(form.values.email) && (
        <PasswordField
          {...form.field('currentPassword')}
          error={form.errors.currentPassword ?? refused('currentPassword')}
          label={say('currentPassword')}
          required
          autoComplete="current-password"
        />
      )}
      <WantedEmail />
      <TextField {...form.field('company')} label={say('company')} autoComplete="organization" />
    </TabForm>
  );
}
