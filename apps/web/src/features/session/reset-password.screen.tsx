import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, errorText, fieldError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { useForm } from '#ui/use-form';
import styles from './form.module.css';
import { NewPasswordFields } from './new-password-fields';
import { newPasswordRules } from './new-password-rules';
import { resetPassword } from './session.queries';
import { sessionWords } from './session.words';

interface ResetPasswordScreenProps {
  /** From the link in the mail. */
  token: string;
  onChanged: () => void;
}

/** The server refused the link itself, not what was typed. */
function isBadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 400 &&
    !fieldError(error, 'password') &&
    !fieldError(error, 'passwordConfirm')
  );
}

export function ResetPasswordScreen({ token, onChanged }: ResetPasswordScreenProps) {
  const say = sessionWords.use();
  const form = useForm({ password: '', passwordConfirm: '' }, newPasswordRules(say));
  const attempt = useMutation({
    ...resetPassword,
    onSuccess() {
      notify(say('reset.done'), { kind: 'success' });
      onChanged();
    },
    onError(error) {
      for (const name of ['passwordConfirm', 'password'] as const) {
        const sentence = fieldError(error, name);
        if (sentence) form.setError(name, sentence);
      }
    },
  });

  if (!token || isBadLink(attempt.error)) {
    return (
      <>
        <div className={styles.head}>
          <ScreenTitle>{say('reset.title')}</ScreenTitle>
        </div>
        <Message kind="danger">{say('reset.expired')}</Message>
        <div className={styles.links}>
          <Link to="/forgot-password">{say('reset.again')}</Link>
          <Link to="/login">{say('forgot.back')}</Link>
        </div>
      </>
    );
  }

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{say('reset.title')}</ScreenTitle>
      </div>
      <form
        className={styles.form}
        aria-label={say('reset.title')}
        {...form.props(({ password, passwordConfirm }) => {
          if (!attempt.isPending) attempt.mutate({ token, password, passwordConfirm });
        })}
      >
        {attempt.isError && !(attempt.error instanceof ApiError && attempt.error.fields.length > 0) && (
          <Message kind="danger">{errorText(attempt.error)}</Message>
        )}
        <NewPasswordFields
          label={say('newPassword')}
          password={form.field('password')}
          passwordConfirm={form.field('passwordConfirm')}
        />
        <SubmitButton label={say('reset.submit')} busyLabel={say('reset.busy')} isBusy={attempt.isPending} />
      </form>
      <div className={styles.links}>
        <Link to="/login">{say('forgot.back')}</Link>
      </div>
    </>
  );
}
