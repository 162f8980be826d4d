import type { ReactNode } from 'react';
import { ApiError, errorText, fieldError } from '#platform/api-error';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { useForm } from '#ui/use-form';
import styles from './form.module.css';
import { newPasswordChecks } from './new-password-checks';
import { NewPasswordFields } from './new-password-fields';
import { sessionWords } from './session.words';

interface ChosenPassword {
  token: string;
  password: string;
  passwordConfirm: string;
}

interface ChoosePasswordProps {
  /** From the link in the e-mail. */
  token: string;
  title: string;
  lead?: ReactNode;
  /** What the user should know before filling in the form. */
  notice?: ReactNode;
  label: string;
  submit: string;
  busy: string;
  attempt: {
    error: unknown;
    isPending: boolean;
    mutate: (chosen: ChosenPassword, options: { onError: (error: unknown) => void }) => void;
  };
  /** Explanation and links shown when the link is no longer valid. */
  expired: ReactNode;
  links: ReactNode;
}

/** Whether the server refused the link itself, not the password. */
function isBadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status === 400 &&
    !fieldError(error, 'password') &&
    !fieldError(error, 'passwordConfirm')
  );
}

/** The form for choosing a password, opened by a link in an e-mail. */
export function ChoosePassword(props: ChoosePasswordProps) {
  const { token, title, lead, notice, label, submit, busy, attempt, expired, links } = props;
  const say = sessionWords.use();
  const form = useForm({ password: '', passwordConfirm: '' }, newPasswordChecks(say));
  const { error } = attempt;
  const isExpired = !token || isBadLink(error);

  function choose({ password, passwordConfirm }: Omit<ChosenPassword, 'token'>): void {
    if (attempt.isPending) return;
    const onError = (refusal: unknown) => {
      for (const name of ['passwordConfirm', 'password'] as const) {
        const sentence = fieldError(refusal, name);
        if (sentence) form.setError(name, sentence);
      }
    };
    attempt.mutate({ token, password, passwordConfirm }, { onError });
  }

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{title}</ScreenTitle>
        {!isExpired && lead && <p className="quiet">{lead}</p>}
      </div>
      {isExpired ? (
        expired
      ) : (
        <form className={styles.form} aria-label={title} {...form.props(choose)}>
          {notice}
          {error !== null && !(error instanceof ApiError && error.fields.length > 0) && (
            <Message kind="danger">{errorText(error)}</Message>
          )}
          <NewPasswordFields
            label={label}
            password={form.field('password')}
            passwordConfirm={form.field('passwordConfirm')}
          />
          <SubmitButton label={submit} busyLabel={busy} isBusy={attempt.isPending} />
        </form>
      )}
      <div className={styles.links}>{links}</div>
    </>
  );
}
