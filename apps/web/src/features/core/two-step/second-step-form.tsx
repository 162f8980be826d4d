import type { SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import type { Session } from '@horae/contract/core/user-data';
import { secondStepExpired } from '@horae/contract/errors';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import styles from './second-step.module.css';
import { secondStepWords } from './second-step.words';
import { SecondStepFields } from './second-step-fields';
import { takeSecondStep } from './two-step.queries';
import { useSecondStep } from './use-second-step';

interface SecondStepFormProps {
  ticket: string;
  methods: readonly SecondStepMethod[];
  onSession: (started: Session) => void;
  /** Back to the password, with the reason if the server gave one. */
  onRestart: (reason?: string) => void;
}

/** The second step of a login. */
export function SecondStepForm({ ticket, methods, onSession, onRestart }: SecondStepFormProps) {
  const say = secondStepWords.use();
  const second = useSecondStep(methods);
  const [refusal, setRefusal] = useState<string>();
  const attempt = useMutation({
    ...takeSecondStep,
    onSuccess: onSession,
    onError(error) {
      if (error instanceof ApiError && error.code === secondStepExpired) onRestart(say('expired'));
      else if (!second.refuse(error)) setRefusal(errorText(error));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (attempt.isPending || !second.check()) return;
    setRefusal(undefined);
    attempt.mutate({ ticket, ...second.step });
  }

  return (
    <>
      <div className={styles.head}>
        <ScreenTitle className="display" documentTitle={say('title')}>
          {say('title')}
        </ScreenTitle>
        <p className="quiet">{say('lead')}</p>
      </div>
      <form className={styles.form} aria-label={say('title')} noValidate onSubmit={submit}>
        {refusal && <Message kind="danger">{refusal}</Message>}
        <SecondStepFields
          methods={methods}
          step={second.step}
          onChange={second.change}
          error={second.error}
          // What the person came for.
          autoFocus
        />
        <SubmitButton
          label={say(second.step.method === 'passkey' ? 'usePasskey' : 'submit')}
          busyLabel={say('busy')}
          isBusy={attempt.isPending}
        />
      </form>
      <div className={styles.back}>
        <Button look="plain" onClick={() => onRestart()}>
          {say('back')}
        </Button>
      </div>
    </>
  );
}
