import type { SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { canUsePasskeys } from './can-use-passkeys';
import styles from './second-step.module.css';
import { secondStepWords } from './second-step.words';
import type { EnteredStep } from './two-step.queries';

interface SecondStepFieldsProps {
  methods: readonly SecondStepMethod[];
  step: EnteredStep;
  onChange: (step: EnteredStep) => void;
  error: string | undefined;
  autoFocus?: boolean;
}

/** The ways of an account that this browser can take. */
export const usableMethods = (methods: readonly SecondStepMethod[]): SecondStepMethod[] =>
  methods.filter((method) => method !== 'passkey' || canUsePasskeys());

const names = { code: 'useCode', passkey: 'usePasskey', 'recovery-code': 'useRecoveryCode' } as const;

/** The field of one second step, and the other ways to choose from. */
export function SecondStepFields({ methods, step, onChange, error, autoFocus = false }: SecondStepFieldsProps) {
  const say = secondStepWords.use();
  const usable = usableMethods(methods);
  const { method, text } = step;
  const isCode = method === 'code';

  if (usable.length === 0) return <Message kind="danger">{say('noMethod')}</Message>;
  return (
    <>
      {method === 'passkey' ? (
        <p className="quiet">{say('passkeyLead')}</p>
      ) : (
        <TextField
          key={method}
          label={say(isCode ? 'code' : 'recoveryCode')}
          hint={error ? undefined : say(isCode ? 'codeHint' : 'recoveryCodeHint')}
          value={text}
          error={error}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          inputMode={isCode ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={isCode ? 8 : 40}
          required
          unmarked
          autoFocus={autoFocus}
          onChange={(event) => onChange({ method, text: event.currentTarget.value })}
        />
      )}
      {method === 'passkey' && error && <Message kind="danger">{error}</Message>}
      <div className={styles.others}>
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" onClick={() => onChange({ method: other, text: '' })}>
              {say(names[other])}
            </button>
          ))}
      </div>
    </>
  );
}
