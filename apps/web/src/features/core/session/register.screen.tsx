import { sessionContract } from '@horae/contract/core/session.contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText, fieldError } from '#platform/api-error';
import { config } from '#platform/config';
import { looksLikeEmail } from '#platform/email-address';
import { startSession } from '#platform/session';
import { noteIssued } from '#platform/token-clock';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { AgreeField } from './agree-field';
import styles from './form.module.css';
import { newPasswordChecks } from './new-password-checks';
import { NewPasswordFields } from './new-password-fields';
import { checkEmail, register } from './session.queries';
import { sessionWords } from './session.words';

export function RegisterScreen({ onRegistered }: { onRegistered: () => void }) {
  const say = sessionWords.use();
  const newPassword = newPasswordChecks(say);
  const form = useForm(
    { email: '', password: '', passwordConfirm: '', agree: '' },
    {
      shape: sessionContract.register.body.shape,
      words: { email: say('error.email'), ...newPassword.words },
      rules: { ...newPassword.rules, agree: (agree) => (agree ? undefined : say('error.agree')) },
    },
  );
  const check = useMutation({
    ...checkEmail,
    onError: (error, email) => {
      const sentence = fieldError(error, 'email');
      if (sentence && email === form.values.email.trim()) form.setError('email', sentence);
    },
  });
  const attempt = useMutation({
    ...register,
    onSuccess(started) {
      noteIssued(started.accessToken);
      startSession(started);
      onRegistered();
    },
    onError(error) {
      const refused = (['email', 'password', 'passwordConfirm'] as const).filter((name) => fieldError(error, name));
      // Only the first is focused: leaving a field checks it again and would remove the server's sentence.
      if (refused[0]) form.focus(refused[0]);
      for (const name of refused) form.setError(name, fieldError(error, name));
    },
  });
  const refusal =
    attempt.error && !['email', 'password', 'passwordConfirm'].some((name) => fieldError(attempt.error, name));
  const email = form.field('email');

  if (!config.registrationOpen) {
    return (
      <>
        <div className={styles.head}>
          <ScreenTitle>{say('register.title')}</ScreenTitle>
        </div>
        <Message kind="info">{say('register.closed')}</Message>
        <div className={styles.links}>
          <Link to="/login">{say('register.login')}</Link>
        </div>
      </>
    );
  }

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{say('register.title')}</ScreenTitle>
        <p className="quiet">{say('register.lead')}</p>
      </div>
      <form
        className={styles.form}
        aria-label={say('register.title')}
        {...form.props(({ email, password, passwordConfirm }) => {
          if (!attempt.isPending) attempt.mutate({ email: email.trim(), password, passwordConfirm });
        })}
      >
        {refusal && <Message kind="danger">{errorText(attempt.error)}</Message>}
        <TextField
          {...email}
          onBlur={() => {
            email.onBlur();
            if (looksLikeEmail(email.value)) check.mutate(email.value.trim());
          }}
          type="email"
          label={say('email')}
          autoComplete="email"
          required
          hint={check.isPending ? say('register.checking') : undefined}
        />
        <NewPasswordFields
          label={say('password')}
          password={form.field('password')}
          passwordConfirm={form.field('passwordConfirm')}
        />
        <AgreeField
          name="agree"
          value={form.values.agree}
          error={form.errors.agree}
          onChange={(value) => form.set('agree', value)}
        />
        <SubmitButton label={say('register.submit')} busyLabel={say('register.busy')} isBusy={attempt.isPending} />
      </form>
      <div className={styles.links}>
        <Link to="/login">{say('register.login')}</Link>
      </div>
    </>
  );
}
