import type { SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import { useState } from 'react';
import { errorText, fieldError } from '#platform/api-error';
import { secondStepWords } from './second-step.words';
import { usableMethods } from './second-step-fields';
import type { EnteredStep } from './two-step.queries';

const paths = { code: 'code', passkey: 'passkey', 'recovery-code': 'recoveryCode' } as const;

/** The second step that is being entered, with what is wrong with it. */
export function useSecondStep(methods: readonly SecondStepMethod[]) {
  const say = secondStepWords.use();
  const [chosen, setChosen] = useState<EnteredStep>();
  const [error, setError] = useState<string>();
  const step = chosen ?? { method: usableMethods(methods)[0] ?? 'code', text: '' };

  return {
    step,
    error,
    change(next: EnteredStep): void {
      setChosen(next);
      setError(undefined);
    },
    /** Whether it can be sent; says what is missing otherwise. */
    check(): boolean {
      const isMissing =
        (step.method === 'code' && !/^\d{6}$/.test(step.text.replaceAll(/\s/g, ''))) ||
        (step.method === 'recovery-code' && step.text.trim() === '');
      if (isMissing) setError(say(step.method === 'code' ? 'error.code' : 'error.recoveryCode'));
      return !isMissing;
    },
    /** Shows a refusal of the server at the field; false if it is about something else. */
    refuse(refusal: unknown): boolean {
      const sentence = fieldError(refusal, paths[step.method]);
      const isOfPasskey = step.method === 'passkey' && !fieldError(refusal, 'password');
      if (!sentence && !isOfPasskey) return false;
      setChosen({ ...step, text: '' });
      setError(sentence ?? errorText(refusal));
      return true;
    },
  };
}
