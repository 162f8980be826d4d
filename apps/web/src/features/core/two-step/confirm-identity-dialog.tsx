import type { SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import type { TwoStep } from '@horae/contract/core/two-step-state';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText, fieldError } from '#platform/api-error';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { PasswordField } from '#ui/password-field';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './second-step.module.css';
import { secondStepWords } from './second-step.words';
import { SecondStepFields } from './second-step-fields';
import { confirmIdentity, twoStepQuery } from './two-step.queries';
import { useSecondStep } from './use-second-step';

const methodsOf = ({ hasApp, passkeys, recoveryCodesLeft }: TwoStep): SecondStepMethod[] => [
  ...(hasApp ? ['code' as const] : []),
  ...(passkeys.length > 0 ? ['passkey' as const] : []),
  ...(recoveryCodesLeft > 0 ? ['recovery-code' as const] : []),
];

/** Asks for the password again, and for the second step of an account that has one. */
export function ConfirmIdentityDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const say = secondStepWords.use();
  const query = useQuery(twoStepQuery);
  return (
    <Dialog title={say('confirmTitle')} isOpen onClose={() => onAnswer(false)} size="small">
      <div className={styles.body}>
        <QueryStates thing={say('title')} query={query} skeleton={<SkeletonBlock height={120} />}>
          {query.data && <IdentityForm methods={query.data.isOn ? methodsOf(query.data) : []} onAnswer={onAnswer} />}
        </QueryStates>
      </div>
    </Dialog>
  );
}

interface IdentityFormProps {
  methods: readonly SecondStepMethod[];
  onAnswer: (isConfirmed: boolean) => void;
}

function IdentityForm({ methods, onAnswer }: IdentityFormProps) {
  const say = secondStepWords.use();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const second = useSecondStep(methods);
  const hasSecond = methods.length > 0;
  const attempt = useMutation({
    ...confirmIdentity,
    onSuccess: () => onAnswer(true),
    onError(error) {
      const ofPassword = fieldError(error, 'password');
      setWrong(ofPassword);
      if (ofPassword || (hasSecond && second.refuse(error))) return;
      setRefusal(errorText(error));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (password === '') setWrong(say('error.password'));
    const isComplete = (!hasSecond || second.check()) && password !== '';
    if (attempt.isPending || !isComplete) return;
    setRefusal(undefined);
    attempt.mutate({ password, step: hasSecond ? second.step : null });
  }

  return (
    <form className={styles.form} aria-label={say('confirmTitle')} noValidate onSubmit={submit}>
      <p className="quiet">{say('confirmLead')}</p>
      {refusal && <Message kind="danger">{refusal}</Message>}
      <PasswordField
        label={say('password')}
        value={password}
        error={wrong}
        autoComplete="current-password"
        required
        unmarked
        autoFocus
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      {hasSecond && (
        <SecondStepFields methods={methods} step={second.step} onChange={second.change} error={second.error} />
      )}
      <div className={styles.actions}>
        <Button onClick={() => onAnswer(false)}>{say('cancel')}</Button>
        <Button type="submit" look="solid" aria-disabled={attempt.isPending || undefined}>
          {attempt.isPending ? say('busy') : say('submit')}
        </Button>
      </div>
    </form>
  );
}
