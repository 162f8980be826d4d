import { sessionContract } from '@horae/contract/core/session.contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '#platform/api-error';
import { config } from '#platform/config';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import styles from './form.module.css';
import { requestReset } from './session.queries';
import { sessionWords } from './session.words';

export function ForgotPasswordScreen() {
  const say = sessionWords.use();
  const form = useForm(
    { email: '' },
    { shape: sessionContract.requestReset.body.shape, words: { email: say('error.login') } },
  );
  const attempt = useMutation(requestReset);

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{say('forgot.title')}</ScreenTitle>
        <p className="quiet">{say('forgot.lead')}</p>
      </div>
      <form
        className={styles.form}
        aria-label={say('forgot.title')}
        {...form.props(({ email }) => {
          if (!attempt.isPending) attempt.mutate(email.trim());
        })}
      >
        {attempt.isError && <Message kind="danger">{errorText(attempt.error)}</Message>}
        {attempt.isSuccess && (
          <Message kind="success">
            <p>{say('forgot.sent')}</p>
            <p>{say('forgot.noEmail')}</p>
            {!config.mailConfigured && <p>{say('forgot.noMail')}</p>}
          </Message>
        )}
        <TextField
          {...form.field('email')}
          label={say('loginName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SubmitButton label={say('forgot.submit')} busyLabel={say('forgot.busy')} isBusy={attempt.isPending} />
      </form>
      <div className={styles.links}>
        <Link to="/login">{say('forgot.back')}</Link>
      </div>
    </>
  );
}
