import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { session } from '#platform/session';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { confirmEmailWords } from './confirm-email.words';
import styles from './form.module.css';
import { confirmEmail } from './session.queries';
import { sessionWords } from './session.words';

/** Confirms a new e-mail address with a button: scanners that open links in advance must not do it. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const say = confirmEmailWords.use();
  const sayLogin = sessionWords.use();
  const attempt = useMutation(confirmEmail);
  const { error, data } = attempt;
  const isExpired = token === '' || (error instanceof ApiError && error.status === 400);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!attempt.isPending) attempt.mutate(token);
  }

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{say('title')}</ScreenTitle>
        {!isExpired && !data && <p className="quiet">{say('lead')}</p>}
      </div>
      {isExpired && <Message kind="danger">{say('expired')}</Message>}
      {data && <Message kind="success">{say('done', { email: data.email })}</Message>}
      {!isExpired && !data && (
        <form className={styles.form} aria-label={say('title')} onSubmit={submit}>
          {error && <Message kind="danger">{errorText(error)}</Message>}
          <SubmitButton label={say('submit')} busyLabel={say('busy')} isBusy={attempt.isPending} />
        </form>
      )}
      <div className={styles.links}>
        {session.get() ? (
          <Link to="/account-settings">{say('toSettings')}</Link>
        ) : (
          <Link to="/login">{sayLogin('forgot.back')}</Link>
        )}
      </div>
    </>
  );
}
