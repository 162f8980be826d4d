import { sessionContract } from '@horae/contract/core/session.contract';
import type { SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import { type Session } from '@horae/contract/core/user-data';
import { secondStepRequired } from '@horae/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { config } from '#platform/config';
import { agreeOnLanguage } from '#platform/own-language.queries';
import { hasKnownRole } from '#platform/roles';
import { type SessionEnd, startSession } from '#platform/session';
import { noteIssued } from '#platform/token-clock';
import { Message } from '#ui/message';
import { Part } from '#ui/part';
import { PasswordField } from '#ui/password-field';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { endSentence } from './end-sentence';
import styles from './form.module.css';
import { SampleAccounts } from './sample-accounts';
import { logIn } from './session.queries';
import { sessionWords } from './session.words';

interface LoginScreenProps {
  /** Why the last session ended, if that led here. */
  reason: SessionEnd | undefined;
  onLogin: () => void;
  /** Draws the second step of an account that has one. */
  SecondStepForm: ComponentType<SecondStep>;
}

/** The second step of a login whose password was right. */
export interface SecondStep {
  ticket: string;
  methods: SecondStepMethod[];
  onSession: (started: Session) => void;
  onRestart: (reason?: string) => void;
}

export function LoginScreen({ reason, onLogin, SecondStepForm }: LoginScreenProps) {
  const say = sessionWords.use();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm(
    { email: '', password: '' },
    {
      shape: sessionContract.login.body.shape,
      words: { email: say('error.login'), password: say('error.password') },
    },
  );
  const [open, setOpen] = useState<Pick<SecondStep, 'ticket' | 'methods'>>();

  function begin(started: Session): void {
    setOpen(undefined);
    if (!hasKnownRole(started.userData)) {
      setRefusal(say('login.noAccess'));
      return;
    }
    noteIssued(started.accessToken);
    startSession(started);
    agreeOnLanguage(started.language);
    onLogin();
  }

  function restart(why?: string): void {
    setOpen(undefined);
    setRefusal(why);
    form.set('password', '');
  }

  const attempt = useMutation({
    ...logIn,
    onSuccess: begin,
    onError(error) {
      if (error instanceof ApiError && error.code === secondStepRequired) {
        const { ticket, methods } = error.details as Pick<SecondStep, 'ticket' | 'methods'>;
        setOpen({ ticket, methods });
        return;
      }
      setRefusal(errorText(error));
      if (!(error instanceof ApiError && error.code === 'INVALID_CREDENTIALS')) return;
      form.set('password', '');
      form.focus('password');
    },
  });
  if (open) {
    return (
      <Part>
        <SecondStepForm {...open} onSession={begin} onRestart={restart} />
      </Part>
    );
  }
  const ending = attempt.isIdle ? endSentence(reason, say) : undefined;

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle className="display" documentTitle={say('login.submit')}>
          {say('login.title', { appName: config.appName })}
        </ScreenTitle>
        <p className="quiet">{say('login.lead')}</p>
      </div>
      <form
        className={styles.form}
        aria-label={say('login.submit')}
        {...form.props(({ email, password }) => {
          if (attempt.isPending) return;
          setRefusal(undefined);
          attempt.mutate({ email: email.trim(), password });
        })}
      >
        {refusal && <Message kind="danger">{refusal}</Message>}
        {ending && <Message kind={ending.kind}>{ending.text}</Message>}
        <TextField
          {...form.field('email')}
          label={say('loginName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          unmarked
          // The page has one purpose, and this field is its first step.
          autoFocus
        />
        <PasswordField
          {...form.field('password')}
          label={say('password')}
          autoComplete="current-password"
          required
          unmarked
        />
        <SubmitButton label={say('login.submit')} busyLabel={say('login.busy')} isBusy={attempt.isPending} />
      </form>
      <div className={styles.links}>
        <Link to="/forgot-password">{say('login.forgot')}</Link>
        <Link to="/start">{say('login.slip')}</Link>
        {config.registrationOpen && <Link to="/register">{say('login.register')}</Link>}
      </div>
      {config.demoAccounts && (
        <SampleAccounts
          onUse={(account) => {
            form.set('email', account.email);
            form.set('password', account.password);
          }}
        />
      )}
    </>
  );
}
